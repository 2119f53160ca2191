const KEY = 'matchbook.pendingSignup';

/** A sign-up that waits for its code; kept in this browser so that a closed tab can go on. Never holds the password. */
export interface PendingSignup {
  readonly email: string;
  readonly fullName: string;
  readonly role: 'master';
}

export function readPendingSignup(storage: Storage): PendingSignup | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '');
    return isPendingSignup(kept) ? kept : undefined;
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

function isPendingSignup(value: unknown): value is PendingSignup {
  if (typeof value !== 'object' || value === null) return false;
  const { email, fullName, role } = value as Record<string, unknown>;
  return typeof email === 'string' && typeof fullName === 'string' && role === 'master';
}
