import type { Rule } from '../../../../shared/model/category.ts';
import { fieldAmount, typedAmount, typedText } from '../../../format/typed.ts';

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
    readonly isTransfer: boolean;
    readonly noReceiptNeeded: boolean;
  };
}

/** Finds the ids of what a rule names. */
interface IdsOfNames {
  readonly accountIdOf: (name: string) => string;
  readonly categoryIdOf: (name: string) => string;
}

/** The fields of an existing rule, or of one to be made. */
export function ruleValues(
  rule: Rule | undefined,
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
      isTransfer: effect.isTransfer ?? false,
      noReceiptNeeded: effect.noReceiptNeeded ?? false,
    },
  };
}

/** The rule that the fields say; a transfer has no category. */
export function ruleOf({ conditions, effect }: RuleValues, id: string, currency: string) {
  const { text, amountMin, amountMax, accountLabel, direction } = conditions;
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
      category: effect.isTransfer ? undefined : typedText(effect.category),
      isTransfer: effect.isTransfer ? (true as const) : undefined,
      noReceiptNeeded: effect.noReceiptNeeded ? (true as const) : undefined,
    },
  };
}
