import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { writeAtomically } from '../state/write-atomically.ts';

const Kept = z.object({ offsetMs: z.number() });

/** The functions' clock: real time plus an offset that survives restarts. It dates sign-ins too; tokens' lifetimes stay on real time. */
export interface Clock {
  now: () => Date;
  offsetMs: () => number;
  /** Sets the time it is now; null goes back to real time. */
  set: (now: Date | null) => void;
}

export function openClock(stateDir: string): Clock {
  const file = join(stateDir, 'clock.json');
  let offsetMs = existsSync(file) ? Kept.parse(JSON.parse(readFileSync(file, 'utf8'))).offsetMs : 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    offsetMs: () => offsetMs,
    set(now) {
      offsetMs = now === null ? 0 : now.getTime() - Date.now();
      writeAtomically(file, JSON.stringify({ offsetMs }));
    },
  };
}
