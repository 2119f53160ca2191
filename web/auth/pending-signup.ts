import * as z from 'zod';

const KEY = 'matchbook.pendingSignup';

const PendingSignup = z.object({ email: z.string(), fullName: z.string(), role: z.literal('master') });

/** A sign-up that waits for its code; kept in this browser so that a closed tab can go on. Never holds the password. */
export type PendingSignup = z.infer<typeof PendingSignup>;

export function readPendingSignup(storage: Storage): PendingSignup | undefined {
  try {
    return PendingSignup.parse(JSON.parse(storage.getItem(KEY) ?? ''));
  } catch {
    return undefined;
  }
}

export function keepPendingSignup(storage: Storage, pending: PendingSignup): void {
  storage.setItem(KEY, JSON.stringify(pending));
}

export function clearPendingSignup(storage: Storage): void {
  storage.removeItem(KEY);
}
