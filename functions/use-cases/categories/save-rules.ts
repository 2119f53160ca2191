import { isDeepStrictEqual } from 'node:util';
import type { RuleSet } from '../../../shared/model/category.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { namesInRule, shownRule } from '../../domain/books/shown-rule.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { learnNames } from '../books/learn-names.ts';
import { organizationOf } from '../books/organization-of.ts';
import { keptRule } from './kept-rule.ts';

/** Keeps all rules as given, if nobody changed them since; entries of the past stay as they are. Sent twice it is kept once. */
export async function saveRules(
  rules: RuleSet,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'categories' | 'organizations'>,
): Promise<RuleSet | Refusal> {
  const { organizationId } = caller;
  const named = rules.items.map(namesInRule);
  const given = {
    accounts: named.flatMap(({ accounts }) => accounts),
    categories: named.flatMap(({ categories }) => categories),
  };
  return cloud.change(caller, 'rules-changed', async (change) => {
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
    const shown = (version: number) => ({ items: items.map((rule) => shownRule(rule, names)), version });
    const standing = await cloud.categories.rules(organizationId);
    if (isDeepStrictEqual(standing.items, items)) return shown(standing.version);
    if (standing.version !== rules.version) return refuse('changed-meanwhile');
    change.about({ id: organizationId });
    change.count({ rules: items.length });
    change.put(cloud.categories.rulesChange(organizationId, { items, version: rules.version }), ...writes);
    return shown(rules.version + 1);
  });
}
