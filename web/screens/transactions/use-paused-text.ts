import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

interface Kept {
  /** How what is kept reads in the field. */
  readonly shown?: (kept: string) => string;
  /** What is kept of a text; undefined where it can't be read. */
  readonly read?: (text: string) => string | undefined;
  readonly keep: (kept: string) => void;
}

const same = (text: string) => text;

/** Typed text that is kept elsewhere once the person has paused, and follows what is kept when that changes by itself. */
export function usePausedText(
  kept: string,
  { shown = same, read = same, keep }: Kept,
): readonly [text: string, type: (text: string) => void] {
  const [text, setText] = useState(shown(kept));
  const [known, setKnown] = useState(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What is kept beside it may have changed during the pause.
  const newest = useRef(keep);
  useEffect(() => {
    newest.current = keep;
  });
  if (kept !== known) {
    setKnown(kept);
    setText(shown(kept));
  }
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = read(typed);
      if (next === undefined) return;
      setKnown(next);
      newest.current(next);
    }, PAUSE_MS);
  };
  return [text, type];
}
