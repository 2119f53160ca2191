import type { KeyboardEvent } from 'react';
import { isTyping } from '../../kit/is-typing.ts';

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
