import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useCategories } from '../../features/category/categories.ts';
import { useMoney } from '../../format/use-money.ts';
import { useRangeWords } from '../../format/use-range-words.ts';
import { useText } from '../../text/use-text.ts';

const sourceNames = {
  entry: 'transactions.byHand',
  import: 'transactions.fromStatement',
  recurring: 'recurring.title',
} as const;

/** A filter as one says it: "Checking, Without receipt, March 2026". */
export function useFilterWords(): (filter: TransactionFilter) => string {
  const t = useText();
  const { labelOf } = useCategories();
  const { accounts } = useSignedIn().organization;
  const rangeOf = useRangeWords();
  const amountsOf = useAmountWords();
  const accountOf = (nameOrId: string) => accounts.find(({ id }) => id === nameOrId)?.name ?? nameOrId;
  return ({
    q,
    account,
    category,
    kind,
    side,
    use,
    matched,
    needs,
    source,
    tax,
    box,
    apartFrom,
    ...ranges
  }) =>
    [
      account && accountOf(account),
      category && labelOf(category),
      kind && t(`transactions.${kind}`),
      side && t(`transactions.sides.${side}`),
      use && t(`transactions.uses.${use}`),
      matched && t(matched === 'true' ? 'transactions.onlyMatched' : 'transactions.onlyUnmatched'),
      needs && t(`transactions.needsOf.${needs}`),
      source && t(sourceNames[source]),
      tax && t(`transactions.taxes.${tax}`),
      box && t(`transactions.boxes.${box}`),
      apartFrom && t('transactions.apartFrom', { currency: apartFrom }),
      q && `“${q}”`,
      amountsOf(ranges),
      rangeOf(ranges),
    ]
      .filter(Boolean)
      .join(', ');
}

function useAmountWords(): (
  amounts: Pick<TransactionFilter, 'minAmount' | 'maxAmount'>,
) => string | undefined {
  const t = useText();
  const money = useMoney();
  const { currency } = useSignedIn().organization;
  const said = (amount: number | undefined) => (amount === undefined ? '' : money(amount, currency));
  return ({ minAmount, maxAmount }) => {
    const [least, most] = [said(minAmount), said(maxAmount)];
    if (least && most) return `${least} – ${most}`;
    if (least) return t('transactions.atLeast', { amount: least });
    return most && t('transactions.atMost', { amount: most });
  };
}
