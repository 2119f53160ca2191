import type { RuleSet } from '../../../shared/model/category.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { ConditionFailedError } from '../../store/table.ts';

/** The organisation's rules in their order. */
export async function showRules(
  { organizationId }: Caller,
  { categories }: Pick<Cloud, 'categories'>,
): Promise<RuleSet> {
  return categories.rules(organizationId);
}

/** Keeps all rules as given, if nobody changed them since; entries of the past stay as they are. Sent twice it is kept once. */
export async function keepRules(
  rules: RuleSet,
  { organizationId }: Caller,
  { categories }: Pick<Cloud, 'categories'>,
): Promise<RuleSet | Refusal> {
  try {
    return await categories.keepRules(organizationId, rules);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    const kept = await categories.rules(organizationId);
    return JSON.stringify(kept.items) === JSON.stringify(rules.items) ? kept : refuse('changed-meanwhile');
  }
}
