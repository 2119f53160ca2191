import type { LedgerRow } from '../ledger/ledger-row.ts';
import { NameKeys } from '../text/name-key.ts';
import type { CategorisedRow } from './category-history.ts';
import { isChosenByPerson } from './rule-effect.ts';
import { accountMovedWith } from './same-account.ts';
import { OWNERS } from './taught-use.ts';

/** What one entry teaches: that a person gave a row of this name, and this direction, its category. */
export interface Habit extends CategorisedRow {
  readonly organizationId: string;
  readonly direction: 'in' | 'out';
  /** The telling words of the description; never empty. */
  readonly name: string;
}

/** The direction and telling words by which rows are alike; undefined where the text tells nothing. */
export function habitName(
  { description, amount }: Pick<LedgerRow, 'description' | 'amount'>,
  keys = new NameKeys(),
): Pick<Habit, 'direction' | 'name'> | undefined {
  const name = keys.keyOf(description);
  return name === '' ? undefined : { direction: amount > 0 ? 'in' : 'out', name };
}

/**
 * Under what an entry teaches, and is taught: its name, else the vendor of its documents, else the number of the account
 * that money moved with, else its sum. Checks name nobody, but a rent is paid by one of the same sum each month.
 */
export function habitKey(
  row: Pick<LedgerRow, 'description' | 'amount' | 'documentVendor'>,
  keys = new NameKeys(),
): Pick<Habit, 'direction' | 'name'> {
  const { amount, documentVendor } = row;
  const named =
    habitName(row, keys) ??
    (documentVendor ? habitName({ description: documentVendor, amount }, keys) : undefined);
  if (named) return named;
  const account = accountMovedWith(row.description);
  const name = account === undefined ? `sum-${String(Math.abs(amount))}` : `account-${account}`;
  return { direction: amount > 0 ? 'in' : 'out', name };
}

/** The habit that an entry stands for: of a person's choices only, so that what rules and offers do teaches nothing by itself. */
export function habitOf(row: LedgerRow): Habit | undefined {
  const repaid = repaidBy(row);
  if (!isChosenByPerson(row) || (movesMoney(row) && !repaid)) return undefined;
  const named = habitKey(row);
  const { id, organizationId, date, description, amount, currency, accountId, documentVendor } = row;
  const categoryId = row.use === 'owner' ? OWNERS : row.categoryId;
  const facts = { id, organizationId, date, description, amount, currency, accountId, categoryId };
  const [{ businessShare }, rates] = [row, ratesTaught(row)];
  return {
    ...named,
    ...facts,
    ...(repaid ? { repaid } : {}),
    ...(documentVendor === undefined ? {} : { documentVendor }),
    ...(isTaxFreeSale(row) ? { isTaxFree: true } : {}),
    ...(businessShare === undefined ? {} : { businessShare }),
    ...(rates === undefined ? {} : { rates }),
  };
}

/** The rates that its documents state, as long as nobody said otherwise and it has them. */
const ratesTaught = ({ ratesStated, taxesSaid, receiptIds }: LedgerRow): LedgerRow['ratesStated'] =>
  taxesSaid || receiptIds.length === 0 ? undefined : ratesStated;

/** What of a loan payment pays it back: the only part, and that of an expense. */
function repaidBy({ kind, amount, parts = [] }: LedgerRow): Habit['repaid'] {
  const [part, ...others] = parts;
  if (kind !== 'expense' || amount >= 0 || others.length > 0) return undefined;
  // What the loan's own account states needs no foretelling.
  const isStated = part?.transferId !== undefined;
  return part?.transferTo === undefined || isStated
    ? undefined
    : { to: part.transferTo, amount: -part.amount };
}

/** Whether part of it moved to another account, as the principal in a loan payment does: the next one is no single category's either. */
const movesMoney = ({ parts = [] }: LedgerRow): boolean => parts.some(({ kind }) => kind === 'transfer');

/** Whether a person said of a sale that no tax is in it, its invoice does, or a person said so of the one before and let it stand. */
const isTaxFreeSale = (row: LedgerRow): boolean =>
  row.kind === 'income' &&
  row.taxes === undefined &&
  (row.taxesSaid ?? row.taxFreeByInvoice ?? row.taxFreeAsBefore) === true;
