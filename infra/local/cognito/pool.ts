import { createHmac } from 'node:crypto';
import type { Firewall } from './firewall.ts';
import type { PoolTemplate } from './pool-template.ts';
import type { Store, User } from './store.ts';
import type { Tokens } from './tokens.ts';
import { invalidParameter, notAuthorized, ServiceError } from './service-error.ts';

/** One mail as the pool sends it. */
export interface PoolMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** Runs a function of the template by name; rejects with an Error of its message when it failed. */
export type Invoke = (functionName: string, event: object) => Promise<unknown>;

/** All that an operation may use. `now` is real time in epoch milliseconds; `signInTime` dates sign-ins, by the functions' clock. */
export interface Pool {
  id: string;
  clientId: string;
  region: string;
  template: PoolTemplate;
  store: Store;
  tokens: Tokens;
  blocks: Firewall;
  invoke: Invoke;
  sendMail: (mail: PoolMail) => Promise<void>;
  now: () => number;
  signInTime: () => number;
}

/** The part of the pool's id that goes into every password proof. */
export const poolName = (pool: Pick<Pool, 'id'>) => pool.id.split('_')[1] ?? '';

/** Refuses a call for another client; Cognito's own words. */
export function assertClient(pool: Pool, clientId: string): void {
  if (clientId === pool.clientId) return;
  throw new ServiceError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}

/** Refuses a call for another pool. */
export function assertPool(pool: Pool, poolId: string): void {
  if (poolId === pool.id) return;
  throw new ServiceError('ResourceNotFoundException', `User pool ${poolId} does not exist.`);
}

/** The user signed in by email, in any case of letters, or by sub. */
export function findUser(pool: Pool, username: string): User | undefined {
  return pool.store.users.byUsername(username) ?? pool.store.users.byEmail(username.toLowerCase());
}

/** Saves the changed user with the time of the change. */
export function saveUser(pool: Pool, user: User): User {
  const saved = { ...user, modifiedAt: pool.now() };
  pool.store.users.put(saved);
  return saved;
}

/** The attributes as the API lists them. */
export const attributeList = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));

/** Bytes that stay the same for a name, so that a stranger's answers look like a real user's. */
export function invented(pool: Pool, purpose: string, name: string): Buffer {
  const secret = pool.store.setting('invention-secret', () => crypto.randomUUID() + crypto.randomUUID());
  return createHmac('sha256', secret).update(`${purpose}:${name.toLowerCase()}`).digest();
}

const STANDARD_ATTRIBUTES = new Set(
  `address birthdate email email_verified family_name gender given_name locale middle_name name nickname
   phone_number phone_number_verified picture preferred_username profile sub updated_at website zoneinfo`.split(
    /\s+/,
  ),
);

/** Refuses attributes that no pool has, or values beyond Cognito's 2,048 characters. */
export function assertAttributes(attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!STANDARD_ATTRIBUTES.has(name) && !name.startsWith('custom:'))
      throw unfit(`Type for attribute {${name}} could not be determined`);
    if (value.length > 2048) throw unfit(`${name}: String must be no longer than 2048 characters`);
  }
}

/** Refuses what no client may set (nobody verifies their own email by saying so), and what the template keeps from it. */
export function assertWritable(pool: Pool, attributes: Record<string, string>): void {
  const allowed = pool.template.writeAttributes;
  const isForbidden = (name: string) =>
    name === 'sub' || name === 'email_verified' || (allowed !== undefined && !allowed.includes(name));
  if (Object.keys(attributes).some(isForbidden))
    throw notAuthorized('A client attempted to write unauthorized attribute');
}

/** Attributes that break the pool's schema. */
export const unfit = (detail: string) =>
  invalidParameter(`Attributes did not conform to the schema: ${detail}`);
