import type { PoolTemplate } from './pool-template.ts';
import { invalidParameter, ServiceError } from './service-error.ts';

const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/**
 * Refuses a password with the first rule of the policy that it breaks (InvalidPasswordException), or one
 * that Cognito's API would not take at all: longer than 256, or with spaces at an end.
 */
export function assertPassword(policy: PoolTemplate['passwordPolicy'], password: string): void {
  if (password.length > 256)
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must have length less than or equal to 256",
    );
  if (password !== password.trim())
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    );
  const broken = brokenRule(policy, password);
  if (broken)
    throw new ServiceError('InvalidPasswordException', `Password did not conform with policy: ${broken}`);
}

function brokenRule(policy: PoolTemplate['passwordPolicy'], password: string): string | undefined {
  if (password.length < policy.minimumLength) return 'Password not long enough';
  if (policy.requireUppercase && !/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (policy.requireLowercase && !/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (policy.requireNumbers && !/[0-9]/.test(password)) return 'Password must have numeric characters';
  if (policy.requireSymbols && !SYMBOL.test(password)) return 'Password must have symbol characters';
  return undefined;
}
