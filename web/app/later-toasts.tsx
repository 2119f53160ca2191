import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../kit/fetched.ts';
import { toaster } from './toaster.ts';

let known: ComponentType | undefined;

/**
 * The toasts, fetched once the page stands or when the first of them is told. Where they cannot be had the next one asks anew, and all are
 * shown then.
 */
export function LaterToasts() {
  const [Toasts, setToasts] = useState(() => known);
  useEffect(() => {
    if (Toasts !== undefined) return undefined;
    let isGone = false;
    const take = () =>
      void import('./toasts.tsx').then(
        (part) => {
          known = part.Toasts;
          if (!isGone) setToasts(() => part.Toasts);
        },
        () => undefined,
      );
    const callOff = whenIdle(take);
    const deafen = toaster.subscribe(take);
    return () => {
      isGone = true;
      callOff();
      deafen();
    };
  }, [Toasts]);
  return Toasts && <Toasts />;
}
