import type { PoolTemplate } from './pool-template.ts';
import type { User } from './store.ts';

/** The attributes that the template lets the client see, and the sub, which everyone sees. */
export function readableAttributes({ readAttributes }: Pick<PoolTemplate, 'readAttributes'>, user: User) {
  const entries = Object.entries(user.attributes);
  return Object.fromEntries(
    entries.filter(([name]) => name === 'sub' || !readAttributes || readAttributes.includes(name)),
  );
}
