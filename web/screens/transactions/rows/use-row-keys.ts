import type { KeyboardEvent } from 'react';
import { isTyping } from '../../../kit/is-typing.ts';
import type { Selection } from '../bulk/use-selection.ts';

/** Marks what opens a row: keys lead from one to the next. */
export const opensEntry = { 'data-opens-entry': '' };
const OPENERS = '[data-opens-entry]';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** For a list of rows: arrows, or j and k, move the focus from row to row; Enter opens the one that has it. */
export function stepThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  if (!(target instanceof HTMLElement)) return;
  const openers = [...currentTarget.querySelectorAll<HTMLElement>(OPENERS)];
  const own = target.closest('[role=group]')?.querySelector<HTMLElement>(OPENERS);
  const next = own ? openers[openers.indexOf(own) + step] : openers[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Space chooses the row that has the focus, with Shift all from the one before; Escape leaves all that are chosen. */
export function chooseByKeys(
  event: KeyboardEvent<HTMLElement>,
  { toggle, clear, count }: Pick<Selection, 'toggle' | 'clear' | 'count'>,
): void {
  if (event.key === 'Escape' && count > 0 && !isTyping(event.target)) return clear();
  const id = isSpaceOnRow(event) && event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (!id) return;
  event.preventDefault();
  toggle(id, event.shiftKey);
}

/** F2 renames the row that has the focus, by the button for it; those who may not have none. */
export function renameByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (key !== 'F2' || !(target instanceof HTMLElement) || isTyping(target)) return;
  const button = target.closest('[data-row]')?.querySelector<HTMLElement>('.rename');
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** What opens a row is a button: let go, Space would press it as well. */
export function keepFromPressing(event: KeyboardEvent<HTMLElement>): void {
  if (isSpaceOnRow(event)) event.preventDefault();
}

function isSpaceOnRow(
  event: KeyboardEvent<HTMLElement>,
): event is KeyboardEvent<HTMLElement> & { target: HTMLElement } {
  const { target, key } = event;
  return key === ' ' && target instanceof HTMLElement && target.matches(OPENERS);
}

/** Gives the focus to what opens a row. */
export function focusRow(row: HTMLElement | null): void {
  row?.querySelector<HTMLElement>(OPENERS)?.focus();
}
