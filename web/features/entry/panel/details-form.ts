import { unsortedCategoryIds } from '../../../../shared/unsorted-categories.ts';
import { entryLines } from '../../../../shared/entry-lines.ts';
import { TransactionChange } from '../../../../shared/model/transaction.ts';
import type { PartChange, Transaction } from '../../../../shared/model/transaction.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { fieldAmount, typedAmount, typedText } from '../../../format/typed.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import type { Correction } from '../../category/also-these.tsx';
import { useEntryActions } from '../use-entry-actions.ts';

/** A part as it is typed: of a category, or to the account `transferTo`. */
export interface PartValues {
  readonly category: string;
  readonly transferTo: string;
  readonly amount: string;
  readonly tax: string;
}

/** What is changed of an entry in its panel, as it is typed; `own`: what it is where it is neither personal nor the owner's. */
export interface DetailsValues {
  /** Empty for none. */
  readonly category: string;
  readonly notes: string;
  readonly use: 'own' | 'personal' | 'owner';
  readonly businessShare: string;
  readonly parts: PartValues[];
}

export const emptyPart: PartValues = { category: '', transferTo: '', amount: '', tax: '' };

/** Whether an entry can be split and shared at all: a payout is split by what its provider says. */
export const isDivisible = ({ kind, payout }: Transaction): boolean =>
  kind !== 'transfer' && payout?.decision !== 'split';

export type DetailsForm = ReturnType<typeof useDetailsForm>;

/** An entry that was given another category. */
type HearCorrection = (correction: Correction) => void;

/** The one form of an entry's panel; it sends what was changed alone. */
export function useDetailsForm(row: Transaction, onCorrected: HearCorrection) {
  const t = useText();
  const notify = useNotify();
  const { save } = useEntryActions();
  return useRouteForm({
    body: TransactionChange,
    defaultValues: valuesOf(row),
    values: valuesOf(row),
    bodyOf: (values: DetailsValues) => changeOf(row, values),
    checks: 'onTouched',
    send: async (change: TransactionChange) => {
      await save(row, change);
      const { category, parts } = change;
      // The category of a split comes from its parts.
      if (category !== undefined && parts === undefined) onCorrected({ row, was: row.categoryId, category });
    },
    onFailed: (error) => notify.failed(t('entry.changeFailed'), messageOf(error, t('common.unexpected'))),
  });
}

function valuesOf(row: Transaction): DetailsValues {
  const { use = 'own', businessShare = 100, parts = [], currency, categoryId, notes = '' } = row;
  const written = (amount: number) => fieldAmount(Math.abs(amount), currency);
  const own = isDivisible(row) ? parts : [];
  return {
    category: unsortedCategoryIds.includes(categoryId) ? '' : categoryId,
    ...{ notes, use },
    businessShare: String(businessShare),
    parts: own.map(({ categoryId, transferTo = '', amount, tax }) => ({
      ...{ category: transferTo === '' ? categoryId : '', transferTo, amount: written(amount) },
      tax: tax === undefined ? '' : written(tax),
    })),
  };
}

function changeOf(row: Transaction, { category, notes, use, businessShare, parts }: DetailsValues) {
  const { version, amount } = row;
  const before = valuesOf(row);
  const noted = notes === before.notes ? { version } : { version, notes };
  const sorted = category === before.category ? {} : { category: category || row.kind };
  if (use !== 'own') return use === before.use ? { ...noted, ...sorted } : { ...noted, use };
  const kind = amount < 0 ? ('expense' as const) : ('income' as const);
  const isOwnAgain = use === before.use ? {} : { kind, use: null };
  const isShared = businessShare !== before.businessShare;
  const isSplit = JSON.stringify(parts) !== JSON.stringify(before.parts);
  return {
    ...{ ...noted, ...sorted, ...isOwnAgain },
    ...(isShared ? { businessShare: shareTyped(businessShare) } : {}),
    ...(isSplit ? splitTyped(row, parts) : {}),
  };
}

/**
 * The parts as the API takes them. Where they and what moved to other accounts are all of the entry, the first category is its own: a loan
 * payment is interest, less the principal.
 */
function splitTyped(row: Transaction, parts: readonly PartValues[]) {
  const own = ownPart(row, parts);
  const split = parts.filter((part) => part !== own).map((part) => partTyped(part, row.currency));
  return own === undefined ? { parts: split } : { category: own.category, parts: split };
}

/** The part that becomes the entry's own where nothing else is left for that. */
function ownPart(row: Transaction, parts: readonly PartValues[]): PartValues | undefined {
  const isMoved = parts.some(({ transferTo }) => transferTo !== '');
  const isAll = isMoved && leftOf(row, parts) === 0;
  return isAll ? parts.find(({ category }) => category !== '') : undefined;
}

/** A typed percentage, with or without its sign; all of it where nothing is typed. */
const shareTyped = (text: string): number => Number(text.replace('%', '').trim() || '100');

/** The contract says what is missing of a part or can't be read. */
function partTyped({ category, transferTo, amount: text, tax }: PartValues, currency: string): PartChange {
  const amount = typedAmount(text, currency) ?? Number.NaN;
  if (transferTo !== '') return { transferTo, amount };
  const stated = typedAmount(tax, currency);
  return { category: typedText(category) ?? '', amount, ...(stated === undefined ? {} : { tax: stated }) };
}

/** What typed parts leave of an entry, without a sign. */
const leftOf = (row: Transaction, parts: readonly PartValues[]): number =>
  parts.reduce((left, { amount }) => left - sizeTyped(amount, row.currency), Math.abs(row.amount));

/** A typed amount; nothing where none can be read. */
function sizeTyped(text: string, currency: string): number {
  const amount = typedAmount(text, currency) ?? 0;
  return Number.isNaN(amount) ? 0 : amount;
}

/** What is paid back of a loan where so much of a payment is interest, as a field has it; empty as long as no interest below it is typed. */
export function principalOf({ amount, currency }: Transaction, interest: string): string {
  const paid = Math.abs(amount);
  const size = sizeTyped(interest, currency);
  return 0 < size && size < paid ? fieldAmount(paid - size, currency) : '';
}

/**
 * How what is typed divides an entry: what is left to its own category, and what is the business's and what is not; without a sign. What moved
 * to another account is neither. `isTooMuch`: nothing is left for a category.
 */
export function dividedBy(row: Transaction, { businessShare, parts }: DetailsValues) {
  const moved = parts
    .filter(({ transferTo }) => transferTo !== '')
    .reduce((sum, { amount }) => sum + sizeTyped(amount, row.currency), 0);
  const left = leftOf(row, parts);
  const isTooMuch = left < 0 || (left === 0 && ownPart(row, parts) === undefined);
  const share = shareTyped(businessShare);
  const isShare = Number.isInteger(share) && share >= 1 && share <= 100;
  const { parts: _parts, ...whole } = row;
  const all = Math.max(0, Math.abs(row.amount) - moved);
  const amount = Math.sign(row.amount) * all;
  const lines = entryLines({ ...whole, amount, businessShare: isShare ? share : 100 });
  const personal = lines.reduce((sum, line) => sum + (line.isPersonal ? Math.abs(line.amount) : 0), 0);
  return { left, isTooMuch, business: all - personal, personal };
}
