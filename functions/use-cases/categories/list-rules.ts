import type * as z from 'zod';
import type { listRules as route } from '../../../shared/contract/categories.ts';
import { shownRule } from '../../domain/books/shown-rule.ts';
import { mayBePlace } from '../../domain/categories/place-text.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';

/** The organisation's rules in their order, by what their accounts and categories are called now, and which of them want a look. */
export async function listRules(
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'categories' | 'organizations'>,
): Promise<z.output<typeof route.reply>> {
  const { items, version } = await cloud.categories.rules(organizationId);
  const names = await bookNamesOf(organizationId, cloud);
  const places = items.filter(({ conditions: { text } }) => text !== undefined && mayBePlace(text));
  return {
    items: items.map((rule) => shownRule(rule, names)),
    version,
    ...(places.length > 0 ? { mayBePlaces: places.map(({ id }) => id) } : {}),
  };
}
