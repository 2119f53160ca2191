import type { RuleSet } from '../../../shared/model/category.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Keeps all rules as given, if nobody changed them since; entries of the past stay as they are. Sent twice it is kept once. */
export async function saveRules(
  rules: RuleSet,
  { organizationId }: Caller,
  { categories }: Pick<Cloud, 'categories'>,
): Promise<RuleSet | Refusal> {
  const saved = await categories.tryKeepRules(organizationId, rules);
  if (saved !== 'conflict') return saved;
  const kept = await categories.rules(organizationId);
  return JSON.stringify(kept.items) === JSON.stringify(rules.items) ? kept : refuse('changed-meanwhile');
}
