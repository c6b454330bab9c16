/** The keys of a choice that is being composed, from wherever on the table they are pressed. */
import type { Play } from '../decide/play.svelte';

/** Lets Escape leave the step that is composed, and Enter on one of its settings confirm it. */
export function leaveOrConfirm(event: KeyboardEvent, play: Play): void {
  if (event.defaultPrevented) return;
  if (event.key === 'Escape' && play.slots.onback) play.slots.onback();
  else if (event.key === 'Enter' && isSetting(event.target)) confirm();
  else return;
  event.preventDefault();
}

/** A slider or a switch of a choice, on which Enter has no meaning of its own. */
function isSetting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement &&
    ['range', 'checkbox'].includes(target.type) &&
    target.closest('#choices, #bench') !== null
  );
}

function confirm(): void {
  document.querySelector<HTMLElement>('#decision .btn.primary')?.click();
}
