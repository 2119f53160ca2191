import type { Rule } from '../../../../shared/model/category.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { formatMoney } from '../../../format/format.ts';
import { useText } from '../../../text/use-text.ts';
import type { RuleUse } from './rule-form.ts';

/** A rule in words: when it fits, and what it does. */
export function useRuleWords({ conditions, effect }: Rule): { conditions: string; effect: string } {
  const t = useText();
  const { labelOf } = useCategories();
  const nameOfUse = useRuleUseName();
  const { currency } = useSignedIn().organization;
  const money = (amount: number) => formatMoney(amount, currency);
  const { text, amountMin, amountMax, accountLabel, direction } = conditions;
  const when = [
    text !== undefined && t('categories.contains', { text }),
    direction && t(direction === 'in' ? 'categories.in' : 'categories.out'),
    amountMin !== undefined && t('categories.from', { amount: money(amountMin) }),
    amountMax !== undefined && t('categories.upTo', { amount: money(amountMax) }),
    accountLabel !== undefined && t('categories.on', { account: accountLabel }),
  ];
  const then = [
    effect.category !== undefined && labelOf(effect.category),
    effect.isTransfer && nameOfUse('transfer'),
    effect.use && nameOfUse(effect.use),
    effect.noReceiptNeeded && t('categories.waives'),
  ];
  const sentence = (parts: readonly unknown[]) => parts.filter((part) => typeof part === 'string').join(', ');
  return { conditions: sentence(when), effect: sentence(then) };
}

/** What a rule says money is for: a rule of both directions calls what is the owner's by both names. */
export function useRuleUseName(): (use: RuleUse) => string {
  const t = useText();
  return (use) => (use === 'owner' ? t('transactions.uses.owner') : t(`entry.details.uses.${use}`));
}
