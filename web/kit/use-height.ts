import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';

/** How high an element is in rem, as long as it is there, also after it has changed; 0 while it is not. */
export function useHeight(): readonly [ref: RefCallback<HTMLElement>, height: number] {
  const [height, setHeight] = useState(0);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight / rem()));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, []);
  return [watch, height];
}

/** How many pixels a rem has: people choose larger letters. */
export const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
