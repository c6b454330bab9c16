// Sets the remembered theme before the first paint, so that the page never flashes.
(() => {
  let choice = 'system';
  try {
    choice = localStorage.getItem('signoria.theme') ?? 'system';
  } catch {
    // Storage may be forbidden; the system's theme is then the right one.
  }
  const dark =
    choice === 'dark' ||
    (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
