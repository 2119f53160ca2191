import type { RuleWish } from '../../../api/categories.ts';
import { fieldAmount, typedAmount, typedText } from '../../../format/typed.ts';

/** What money is for: the business's income or expense, or as an entry's own field says it. */
export const ruleUses = ['business', 'transfer', 'personal', 'owner'] as const;
export type RuleUse = (typeof ruleUses)[number];

/** Whether it stays within the business, where a receipt may be wanted. */
export const isOfBooks = (use: RuleUse): use is 'business' | 'transfer' =>
  use === 'business' || use === 'transfer';

/** A rule as it stands in the form's fields; account and category by their ids. */
export interface RuleValues {
  readonly conditions: {
    readonly text: string;
    readonly amountMin: string;
    readonly amountMax: string;
    readonly accountLabel: string;
    readonly direction: '' | 'in' | 'out';
  };
  readonly effect: {
    readonly category: string;
    readonly use: RuleUse;
    readonly noReceiptNeeded: boolean;
  };
}

/** Finds the ids of what a rule names. */
interface IdsOfNames {
  readonly accountIdOf: (name: string) => string;
  readonly categoryIdOf: (name: string) => string;
}

/** The fields of an existing rule, or of one to be made, with what is known of it already. */
export function ruleValues(
  rule: RuleWish | undefined,
  currency: string,
  { accountIdOf, categoryIdOf }: IdsOfNames,
): RuleValues {
  const { conditions = {}, effect = {} } = rule ?? {};
  const money = (amount: number | undefined) => (amount === undefined ? '' : fieldAmount(amount, currency));
  return {
    conditions: {
      text: conditions.text ?? '',
      amountMin: money(conditions.amountMin),
      amountMax: money(conditions.amountMax),
      accountLabel: accountIdOf(conditions.accountLabel ?? ''),
      direction: conditions.direction ?? '',
    },
    effect: {
      category: categoryIdOf(effect.category ?? ''),
      use: effect.use ?? (effect.isTransfer ? 'transfer' : 'business'),
      noReceiptNeeded: effect.noReceiptNeeded ?? false,
    },
  };
}

/** The rule that the fields say; what is not the business's income or expense has no category. */
export function ruleOf({ conditions, effect }: RuleValues, id: string, currency: string) {
  const { text, amountMin, amountMax, accountLabel, direction } = conditions;
  const { use } = effect;
  return {
    id,
    conditions: {
      text: typedText(text),
      amountMin: typedAmount(amountMin, currency),
      amountMax: typedAmount(amountMax, currency),
      accountLabel: typedText(accountLabel),
      direction: direction === '' ? undefined : direction,
    },
    effect: {
      category: use === 'business' ? typedText(effect.category) : undefined,
      isTransfer: use === 'transfer' ? (true as const) : undefined,
      use: isOfBooks(use) ? undefined : use,
      noReceiptNeeded: isOfBooks(use) && effect.noReceiptNeeded ? (true as const) : undefined,
    },
  };
}
