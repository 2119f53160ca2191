import { describe, expect, it } from 'vitest';
import { Rule } from '../../../../../../shared/model/category.ts';
import { ruleOf, ruleValues as valuesOf } from '../../../../../../web/screens/accounting/rules/rule-form.ts';
import type { RuleUse } from '../../../../../../web/screens/accounting/rules/rule-form.ts';

const id = '01890000-0000-7000-8000-000000000001';
const rent: Rule = {
  id,
  conditions: { text: 'FENWICK', amountMin: 100_000, accountLabel: 'Checking', direction: 'out' },
  effect: { category: 'Rent', noReceiptNeeded: true },
};
const ids: Readonly<Record<string, string>> = { Checking: 'checking', Rent: 'rent' };
const idOf = (name: string) => ids[name] ?? name;
const ruleValues = (rule: Rule | undefined, currency: string) =>
  valuesOf(rule, currency, { accountIdOf: idOf, categoryIdOf: idOf });
const faultsOf = (values: ReturnType<typeof ruleValues>) =>
  Rule.safeParse(ruleOf(values, id, 'CAD')).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a typed rule', () => {
  it('is the rule that was shown, when nothing is typed, by the ids of what it names', () => {
    const { conditions, effect } = rent;
    expect(Rule.parse(ruleOf(ruleValues(rent, 'CAD'), id, 'CAD'))).toEqual({
      id,
      conditions: { ...conditions, accountLabel: 'checking' },
      effect: { ...effect, category: 'rent' },
    });
  });

  it('has no category once it makes a transfer, or says that it is not the business’s', () => {
    const { conditions, effect } = ruleValues(rent, 'CAD');
    const madeFor = (use: RuleUse) => ruleOf({ conditions, effect: { ...effect, use } }, id, 'CAD');
    const effectOf = (use: RuleUse) => Rule.parse(madeFor(use)).effect;
    expect(effectOf('transfer')).toEqual({ isTransfer: true, noReceiptNeeded: true });
    // Nobody wants a receipt of these anyway.
    expect(effectOf('personal')).toEqual({ use: 'personal' });
    expect(effectOf('owner')).toEqual({ use: 'owner' });
  });

  it.each([{ isTransfer: true }, { use: 'personal' }, { use: 'owner' }] as const)(
    'is shown as it was made: %j',
    (effect) => {
      const made = { ...rent, effect };
      expect(Rule.parse(ruleOf(ruleValues(made, 'CAD'), id, 'CAD')).effect).toEqual(effect);
    },
  );

  it('says at its fields what is missing, and what is no amount', () => {
    const empty = ruleValues(undefined, 'CAD');
    expect(faultsOf(empty)).toEqual(expect.arrayContaining(['effect.category']));
    const { conditions, effect } = ruleValues(rent, 'CAD');
    expect(faultsOf({ conditions: { ...conditions, amountMax: 'x' }, effect })).toEqual([
      'conditions.amountMax',
    ]);
  });
});
