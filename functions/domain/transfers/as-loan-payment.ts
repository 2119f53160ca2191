import { restOf } from '../../../shared/entry-lines.ts';
import { sortingOf } from '../categories/rule-effect.ts';
import { detailsOf, withDetails } from '../ledger/entry-details.ts';
import type { LedgerRow, RowPart } from '../ledger/ledger-row.ts';

/** Whether a loan's row may state what a payment paid back: less than what its other parts leave. */
export const paysBack = (payment: LedgerRow, arrival: LedgerRow): boolean =>
  payment.kind === 'expense' &&
  payment.currency === arrival.currency &&
  arrival.amount > 0 &&
  restOf(payment.amount, otherParts(payment, arrival)) < -arrival.amount;

const otherParts = ({ parts = [] }: LedgerRow, { accountId }: LedgerRow): RowPart[] =>
  parts.filter(({ transferTo }) => transferTo !== accountId);

/**
 * A payment of which a loan's own account states what was paid back: that part of it is the loan's row, so that it moves the loan once. One
 * that nobody split is interest for the rest, in the category of this id.
 */
export function asLoanPayment(
  payment: LedgerRow,
  arrival: LedgerRow,
  { pairId, interestId }: { readonly pairId: string; readonly interestId: string },
): LedgerRow {
  const others = otherParts(payment, arrival);
  const principal: RowPart = {
    ...{ kind: 'transfer', categoryId: 'transfer', amount: 0 - arrival.amount, description: '' },
    ...{ transferTo: arrival.accountId, transferId: arrival.id },
  };
  const paired = { ...payment, pairId, parts: [...others, principal], version: payment.version + 1 };
  if (others.length < (payment.parts ?? []).length) return paired;
  const { suggestedCategory: _offer, ruleId: _rule, assumed: _assumed, ...bare } = paired;
  return { ...bare, categoryId: interestId };
}

/** The payment without its pair: split as it was before, and in its category of then where the pair gave it its own and nobody changed that. */
export function withoutLoanPair(row: LedgerRow, before: LedgerRow, made: LedgerRow | undefined): LedgerRow {
  const { pairId: _pair, ...bare } = row;
  const wasSplit = before.parts?.some(({ transferTo }) => transferTo !== undefined) === true;
  const parts = row.parts?.flatMap((part) => {
    if (part.transferId === undefined) return [part];
    const { transferId: _row, ...alone } = part;
    return wasSplit ? [{ ...alone, amount: amountBefore(part, before, made) }] : [];
  });
  const alone = {
    ...withDetails(bare, { ...detailsOf(row), parts: parts?.length === 0 ? undefined : parts }),
    version: row.version + 1,
  };
  if (wasSplit || row.categoryId !== made?.categoryId) return alone;
  return { ...alone, categoryId: before.categoryId, ...sortingOf(before) };
}

/** What a person split off, some cents off the lender's amount that the pair put in its stead; what was changed since stays. */
function amountBefore(part: RowPart, before: LedgerRow, made: LedgerRow | undefined): number {
  const [own, paired] = [before, made].map((row) =>
    row?.parts?.find(({ transferTo }) => transferTo === part.transferTo),
  );
  return own && paired?.amount === part.amount ? own.amount : part.amount;
}
