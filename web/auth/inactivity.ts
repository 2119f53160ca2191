import { useEffect } from 'react';

/** One hour without mouse, key, scroll or touch ends a session (specification section 9). */
export const INACTIVITY_MS = 3_600_000;

const KEY = 'matchbook.lastActivity';
const NOTE_EVERY_MS = 5_000;
const LOOK_EVERY_MS = 15_000;
const SIGNS = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'wheel'] as const;

/** Whether the last sign of life in any tab is too long ago; no sign at all counts as now. */
export function isIdle(lastActivityMs: number | undefined, nowMs: number): boolean {
  return lastActivityMs !== undefined && nowMs - lastActivityMs >= INACTIVITY_MS;
}

/** When anybody last moved in any tab of this browser. */
export function lastActivity(storage: Storage): number | undefined {
  const noted = Number(storage.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(noted) ? noted : undefined;
}

export function noteActivity(storage: Storage, nowMs: number): void {
  storage.setItem(KEY, String(nowMs));
}

export function forgetActivity(storage: Storage): void {
  storage.removeItem(KEY);
}

/** Calls `onIdle` once when all tabs have been still for an hour, also right after a long sleep of the machine. */
export function useInactivity(isWatching: boolean, onIdle: () => void): void {
  useEffect(() => {
    if (!isWatching) return undefined;
    return watchInactivity(localStorage, onIdle);
  }, [isWatching, onIdle]);
}

function watchInactivity(storage: Storage, onIdle: () => void): () => void {
  let noted = 0;
  const look = () => {
    if (isIdle(lastActivity(storage), Date.now())) stop();
    else return false;
    onIdle();
    return true;
  };
  const move = () => {
    if (Date.now() - noted < NOTE_EVERY_MS || look()) return;
    noted = Date.now();
    noteActivity(storage, noted);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  for (const sign of SIGNS) window.addEventListener(sign, move, { passive: true, capture: true });
  document.addEventListener('visibilitychange', look);
  const stop = () => {
    clearInterval(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, move, { capture: true });
    document.removeEventListener('visibilitychange', look);
  };
  if (!look()) move();
  return stop;
}
