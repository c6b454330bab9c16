/** Two clicks on a choice send it; two quick taps of a finger only choose it. */

/** Return what calls a function when a mouse is clicked twice on an element. */
export function doubled(act: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    // A double click does not tell what made it; the press before it does.
    let pointer = 'mouse';
    const press = (event: PointerEvent) => (pointer = event.pointerType);
    const click = () => {
      if (pointer === 'mouse') act();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('dblclick', click);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('dblclick', click);
    };
  };
}
