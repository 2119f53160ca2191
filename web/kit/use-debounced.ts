import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** A value that follows once the person has paused, so that each letter does not ask the server. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
