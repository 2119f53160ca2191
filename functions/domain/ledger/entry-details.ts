import { restOf, untransferred } from '../../../shared/entry-lines.ts';
import type { PartChange, TransactionChange } from '../../../shared/model/transaction.ts';
import type { FieldTrouble } from '../../../shared/text/en/fields.ts';
import type { LedgerRow, RowPart } from './ledger-row.ts';

type CategoryChange = Extract<PartChange, { category: string }>;
type TransferChange = Extract<PartChange, { transferTo: string }>;

/** A part as a person splits it off, by the id of its category, or of the account that it moves to. */
export type GivenPart = (Omit<CategoryChange, 'category'> & { readonly categoryId: string }) | TransferChange;

/** What a person says of an entry's details. */
export interface SaidDetails extends Pick<TransactionChange, 'use' | 'businessShare'> {
  readonly parts?: readonly GivenPart[] | undefined;
}

/** What an entry was for, beside its category: whose it is, how much of it, and how it is split. */
export type EntryDetails = Pick<LedgerRow, 'use' | 'businessShare' | 'parts' | 'payout'>;

/** A row's details alone, of those that it has. */
export function detailsOf({ use, businessShare, parts, payout }: EntryDetails): EntryDetails {
  return {
    ...(use === undefined ? {} : { use }),
    ...(businessShare === undefined ? {} : { businessShare }),
    ...(parts === undefined ? {} : { parts }),
    ...(payout === undefined ? {} : { payout }),
  };
}

/** A row with these details in place of its own. */
export function withDetails<T extends EntryDetails>(row: T, details: EntryDetails) {
  const { use: _use, businessShare: _share, parts: _parts, payout: _payout, ...bare } = row;
  return { ...bare, ...detailsOf(details) };
}

/**
 * The details of a row once a person said some of them and it is of this kind and amount: those of another kind say nothing of it, and
 * of another amount it is another payout. A share of 100 percent and a split into nothing are none.
 */
export function changedDetails(
  row: LedgerRow,
  { kind, amount }: Pick<LedgerRow, 'kind' | 'amount'>,
  said: SaidDetails,
): EntryDetails {
  const isOtherPayout = row.payout !== undefined && amount !== row.amount;
  const { payout, ...kept } = kind === row.kind ? detailsOf(row) : {};
  const use = said.use === undefined ? kept.use : (said.use ?? undefined);
  const businessShare = said.businessShare ?? kept.businessShare;
  const isSplit = said.parts !== undefined && kind !== 'transfer';
  const parts = isSplit ? partsOf(said.parts, kind, kept.parts) : isOtherPayout ? [] : kept.parts;
  return detailsOf({
    use: kind === 'transfer' ? use : undefined,
    businessShare: businessShare === 100 ? undefined : businessShare,
    parts: parts?.length === 0 ? undefined : parts,
    payout: isOtherPayout ? undefined : payout,
  });
}

/** The parts that a person splits off an income or an expense, of its kind and sign; what moved as before keeps its row on the other account. */
function partsOf(
  given: readonly GivenPart[],
  kind: RowPart['kind'],
  before: readonly RowPart[] = [],
): RowPart[] {
  const sign = kind === 'income' ? 1 : -1;
  return given.map((part) => {
    const amount = sign * part.amount;
    if ('transferTo' in part) {
      const { transferTo } = part;
      const same = before.find((one) => one.transferTo === transferTo && one.amount === amount);
      const paired = same?.transferId === undefined ? {} : { transferId: same.transferId };
      return { kind: 'transfer', categoryId: 'transfer', amount, description: '', transferTo, ...paired };
    }
    const { categoryId, tax } = part;
    return { ...{ kind, categoryId, amount, description: '' }, ...(tax === undefined ? {} : { tax }) };
  });
}

/**
 * A split in which nothing is left for the entry's own category because the rest of it moved to another account: the first category
 * among the parts is then the entry's own. Any other split is as it is.
 */
export function ownCategoryOf(
  parts: readonly GivenPart[],
  amount: number,
): { readonly categoryId?: string; readonly parts: readonly GivenPart[] } {
  const first = parts.find((part) => 'categoryId' in part);
  const isMoved = parts.some((part) => 'transferTo' in part);
  if (!first || !isMoved || restOf(Math.abs(amount), parts) !== 0) return { parts };
  return { categoryId: first.categoryId, parts: parts.filter((part) => part !== first) };
}

/** What is wrong with the details of an entry as a change would leave it; undefined where they hold together. */
export function detailsTrouble(
  { version: _version, ...change }: Partial<TransactionChange>,
  before: LedgerRow,
  after: LedgerRow,
): Readonly<Record<string, FieldTrouble>> | undefined {
  const isTransfer = after.kind === 'transfer';
  if (change.use && change.kind !== undefined && change.kind !== 'transfer')
    return { use: { code: 'use-of-transfer' } };
  if (isTransfer && (change.businessShare ?? 100) < 100)
    return { businessShare: { code: 'transfer-is-whole' } };
  if (isTransfer && change.parts && change.parts.length > 0) return { parts: { code: 'transfer-is-whole' } };
  if (isTransfer && change.taxes) return { taxes: { code: 'transfer-untaxed' } };
  if (change.reverseCharge && after.kind !== 'expense')
    return { reverseCharge: { code: 'reverse-charge-of-purchase' } };
  const isMoved = change.parts?.some((part) => 'transferTo' in part) && leavesSome(after);
  if ((after.taxesSaid || isMoved) && !isTransfer && !holdsTaxes(after))
    return { [change.taxes ? 'taxes' : isMoved ? 'parts' : 'amount']: { code: 'taxes-exceed-entry' } };
  if (change.parts && before.payout?.decision === 'split') return { parts: { code: 'parts-of-payout' } };
  if (change.parts?.some((part) => 'tax' in part && (part.tax ?? 0) >= part.amount))
    return { parts: { code: 'part-tax-exceeds' } };
  return leavesSome(after)
    ? undefined
    : { [change.parts ? 'parts' : 'amount']: { code: 'parts-exceed-entry' } };
}

/** Whether what was earned or spent is more than the taxes in it; one of nothing has none. */
const holdsTaxes = ({ amount, taxes = [], parts }: LedgerRow): boolean =>
  taxes.length === 0 ||
  taxes.reduce((sum, tax) => sum + tax.amount, 0) < Math.abs(untransferred({ amount, parts }));

/** Whether something is left for the entry's own category: a payout's gross is what its parts are taken off. */
const leavesSome = ({ kind, amount, parts = [], payout }: LedgerRow): boolean =>
  parts.length === 0 || kind === 'transfer' || payout !== undefined || restOf(amount, parts) * amount > 0;
