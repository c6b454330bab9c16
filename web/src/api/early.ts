/** Answers that the document asked for while the program was still on its way (`early.js`). */

declare global {
  interface Window {
    early?: Record<string, Promise<Response>>;
  }
}

/** Returns the early answer of a path, once: what is asked for again must be fresh. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = window.early?.[path];
  delete window.early?.[path];
  return answer;
}
