import { Secret, TOTP } from 'otpauth';
import type { Pool } from './pool.ts';
import { saveUser } from './pool.ts';
import { codeMismatch, ServiceError } from './service-error.ts';
import type { AuthenticatorApp, User } from './store.ts';

/** Codes of the half minute before and after are taken too, for clocks that are a little apart (RFC 6238, 5.2). */
const WINDOW = 1;

/** A new secret in base 32, as long as RFC 4226 asks for (160 bits). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The counter of the half minute for which that app shows `code` about now; undefined when it is another's. */
export function counterOf(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code.trim(), timestamp: now, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/** The user once the app's code is used up, kept so. CodeMismatchException for a wrong one, ExpiredCodeException for a used one. */
export function withCodeUsed(pool: Pool, user: User, app: AuthenticatorApp, code: string): User {
  const counter = counterOf(app.secret, code, pool.now());
  if (counter === undefined) throw codeMismatch();
  if (counter <= app.lastCounter)
    throw new ServiceError('ExpiredCodeException', 'Your software token has already been used once.');
  return saveUser(pool, { ...user, app: { ...app, lastCounter: counter } });
}
