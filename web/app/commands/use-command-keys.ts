import { useEffect, useRef } from 'react';
import { isTyping } from '../../kit/is-typing.ts';

/** How long after `g` its letter may follow. */
const LETTER_WITHIN_MS = 1500;

/** What keys do on every screen. */
interface Keys {
  readonly onPalette: () => void;
  readonly onShortcuts: () => void;
  /** `g` and this letter, one after the other; whether that leads anywhere. */
  readonly onGo: (letter: string) => boolean;
}

/** Hears the keys that act everywhere. All rest while a dialog is open, and all but Ctrl+K while one types. */
export function useCommandKeys({ onPalette, onShortcuts, onGo }: Keys): void {
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const act = (event: KeyboardEvent): boolean => {
      if (isDialogOpen()) return false;
      if (isPaletteKey(event)) return done(onPalette);
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
      const isAfterGo = event.timeStamp - goPressedAt.current < LETTER_WITHIN_MS;
      goPressedAt.current = event.key === 'g' && !isAfterGo ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (isAfterGo) return onGo(event.key);
      if (event.key === '?') return done(onShortcuts);
      return event.key === '/' && goToSearch();
    };
    const press = (event: KeyboardEvent) => {
      if (!act(event)) return;
      event.preventDefault();
      // A letter after `g` is no key of the screen as well.
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [onPalette, onShortcuts, onGo]);
}

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

const isPaletteKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;

const done = (act: () => void) => {
  act();
  return true;
};

/** Gives the focus to the search of the screen; false where it has none. */
function goToSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type=search]');
  search?.focus();
  return search !== null;
}
