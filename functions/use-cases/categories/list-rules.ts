import type { RuleSet } from '../../../shared/model/category.ts';
import { shownRule } from '../../domain/books/shown-rule.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';

/** The organisation's rules in their order, by what their accounts and categories are called now. */
export async function listRules(
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'categories' | 'organizations'>,
): Promise<RuleSet> {
  const { items, version } = await cloud.categories.rules(organizationId);
  const names = await bookNamesOf(organizationId, cloud);
  return { items: items.map((rule) => shownRule(rule, names)), version };
}
