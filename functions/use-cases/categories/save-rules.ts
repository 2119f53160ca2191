import type { RuleSet } from '../../../shared/model/category.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { namesInRule, shownRule } from '../../domain/books/shown-rule.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import { learnNames } from '../books/learn-names.ts';
import { organizationOf } from '../books/organization-of.ts';
import { keptRule } from './kept-rule.ts';

/** Keeps all rules as given, if nobody changed them since; entries of the past stay as they are. Sent twice it is kept once. */
export async function saveRules(
  rules: RuleSet,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'categories' | 'organizations'>,
): Promise<RuleSet | Refusal> {
  const named = rules.items.map(namesInRule);
  const given = {
    accounts: named.flatMap(({ accounts }) => accounts),
    categories: named.flatMap(({ categories }) => categories),
  };
  const outcome = await again(async () => {
    const organization = await organizationOf(organizationId, cloud);
    // A rule is for accounts there are: a name of before a renaming must not make another one that no entry is in.
    const { accountIdOf } = bookNames(organization);
    const stray = rules.items.findIndex(
      ({ conditions: { accountLabel: name } }) => name !== undefined && accountIdOf(name) === undefined,
    );
    if (stray !== -1)
      return refuse('invalid-input', {
        fields: { [`items.${stray}.conditions.accountLabel`]: { code: 'account-unknown' } },
      });
    const learned = learnNames(given, organization, cloud);
    if (isRefusal(learned)) return learned;
    const { names, writes } = learned;
    const items = rules.items.map((rule) => keptRule(rule, learned));
    const wish = { items, version: rules.version };
    const saved = await cloud.categories.tryKeepRules(organizationId, wish, writes);
    const kept = saved === 'conflict' ? await cloud.categories.rules(organizationId) : saved;
    // Where the rules stand as the person saw them, it is a name that somebody else brought meanwhile.
    if (saved === 'conflict' && kept.version === rules.version) return saved;
    const isKept = JSON.stringify(kept.items) === JSON.stringify(items);
    return isKept
      ? { items: kept.items.map((rule) => shownRule(rule, names)), version: kept.version }
      : refuse('changed-meanwhile');
  });
  return outcome === 'conflict' ? refuse('changed-meanwhile') : outcome;
}
