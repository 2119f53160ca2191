import { useCallback } from 'react';
import type { RefCallback } from 'react';
import { ROOMS } from './lower-room.ts';

/** Keeps known to the page how high an element is that stays at the lower edge, as long as it is there. */
export function useRoom(name: keyof typeof ROOMS): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() =>
        style.setProperty(ROOMS[name], isAtEdge(element) ? `${element.offsetHeight}px` : '0px'),
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(ROOMS[name]);
      };
    },
    [name],
  );
}

const isAtEdge = (element: HTMLElement): boolean => getComputedStyle(element).position === 'fixed';
