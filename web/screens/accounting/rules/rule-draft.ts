import { decimalFromMinor } from '../../../../shared/money.ts';
import type { Rule } from '../../../../shared/model/category.ts';
import { amountFromText } from '../../../features/entry/amount-text.ts';

/** A rule as it stands in the form's fields. */
export interface RuleDraft {
  readonly text: string;
  readonly amountMin: string;
  readonly amountMax: string;
  readonly accountLabel: string;
  readonly direction: '' | 'in' | 'out';
  readonly category: string;
  readonly isTransfer: boolean;
  readonly noReceiptNeeded: boolean;
}

export function draftOfRule(rule: Rule | undefined, currency: string): RuleDraft {
  const { conditions = {}, effect = {} } = rule ?? {};
  const money = (amount: number | undefined) =>
    amount === undefined ? '' : decimalFromMinor(amount, currency);
  return {
    text: conditions.text ?? '',
    amountMin: money(conditions.amountMin),
    amountMax: money(conditions.amountMax),
    accountLabel: conditions.accountLabel ?? '',
    direction: conditions.direction ?? '',
    category: effect.category ?? '',
    isTransfer: effect.isTransfer ?? false,
    noReceiptNeeded: effect.noReceiptNeeded ?? false,
  };
}

export interface RuleFaults {
  readonly conditions?: true;
  readonly effect?: true;
  readonly amount?: true;
}

/** The rule that the fields say, and what is wrong with them; without faults it is whole. */
export function ruleOf(draft: RuleDraft, currency: string): { rule: Omit<Rule, 'id'>; faults: RuleFaults } {
  const text = draft.text.trim();
  const [min, max] = [draft.amountMin, draft.amountMax].map((typed) =>
    typed.trim() === '' ? undefined : amountFromText(typed.trim(), currency),
  );
  const isUnread = (typed: string, amount: number | undefined) =>
    typed.trim() !== '' && (amount === undefined || amount < 0);
  const isAmountBad =
    isUnread(draft.amountMin, min) || isUnread(draft.amountMax, max) || (min ?? 0) > (max ?? Infinity);
  const conditions = {
    ...(text === '' ? {} : { text }),
    ...(min === undefined ? {} : { amountMin: min }),
    ...(max === undefined ? {} : { amountMax: max }),
    ...(draft.accountLabel === '' ? {} : { accountLabel: draft.accountLabel }),
  };
  const direction = draft.direction === '' ? {} : { direction: draft.direction };
  const effect = {
    ...(draft.category === '' || draft.isTransfer ? {} : { category: draft.category }),
    ...(draft.isTransfer ? { isTransfer: true as const } : {}),
    ...(draft.noReceiptNeeded ? { noReceiptNeeded: true as const } : {}),
  };
  const faults = {
    ...(Object.keys(conditions).length === 0 || text.length === 1 ? { conditions: true as const } : {}),
    ...(Object.keys(effect).length === 0 ? { effect: true as const } : {}),
    ...(isAmountBad ? { amount: true as const } : {}),
  };
  return { rule: { conditions: { ...conditions, ...direction }, effect }, faults };
}
