import { useEffect } from 'react';

/** Files that came in anywhere in the app (dropped, pasted, photographed) and wait for the screen that uploads them. */
let waiting: File[] = [];
const listeners = new Set<() => void>();

/** Hands files to the screen that takes them, now or as soon as it opens. */
export function offerFiles(files: readonly File[]): void {
  waiting = [...waiting, ...files];
  for (const listener of listeners) listener();
}

/** Takes the files that were offered; call it in the screen that uploads receipts. */
export function useIncomingFiles(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const take = () => {
      if (waiting.length === 0) return;
      const files = waiting;
      waiting = [];
      onFiles(files);
    };
    take();
    listeners.add(take);
    return () => void listeners.delete(take);
  }, [onFiles]);
}
