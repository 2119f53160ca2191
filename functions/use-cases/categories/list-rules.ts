import type { RuleSet } from '../../../shared/model/category.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** The organisation's rules in their order. */
export function listRules(
  { organizationId }: Caller,
  { categories }: Pick<Cloud, 'categories'>,
): Promise<RuleSet> {
  return categories.rules(organizationId);
}
