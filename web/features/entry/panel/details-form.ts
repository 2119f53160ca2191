import { entryLines } from '../../../../shared/entry-lines.ts';
import { TransactionChange } from '../../../../shared/model/transaction.ts';
import type { PartChange, Transaction } from '../../../../shared/model/transaction.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { fieldAmount, typedAmount, typedText } from '../../../format/typed.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import { useEntryActions } from '../use-entry-actions.ts';

/** A part as it is typed. */
export interface PartValues {
  readonly category: string;
  readonly amount: string;
  readonly tax: string;
}

/** What an entry was for, as it is typed; `own`: what it is where it is neither personal nor the owner's. */
export interface DetailsValues {
  readonly use: 'own' | 'personal' | 'owner';
  readonly businessShare: string;
  readonly parts: PartValues[];
}

export const emptyPart: PartValues = { category: '', amount: '', tax: '' };

/** Whether an entry can be split and shared at all: a payout is split by what its provider says. */
export const isDivisible = ({ kind, payout }: Transaction): boolean =>
  kind !== 'transfer' && payout?.decision !== 'split';

export type DetailsForm = ReturnType<typeof useDetailsForm>;

/** The form of what an entry was for; it sends what was changed alone. */
export function useDetailsForm(row: Transaction) {
  const t = useText();
  const notify = useNotify();
  const { save } = useEntryActions();
  return useRouteForm({
    body: TransactionChange,
    defaultValues: valuesOf(row),
    bodyOf: (values: DetailsValues) => changeOf(row, values),
    send: (change: TransactionChange) => save(row, change),
    onFailed: (error) => notify.failed(t('entry.changeFailed'), messageOf(error, t('common.unexpected'))),
  });
}

function valuesOf(row: Transaction): DetailsValues {
  const { use = 'own', businessShare = 100, parts = [], currency } = row;
  const written = (amount: number) => fieldAmount(Math.abs(amount), currency);
  const own = isDivisible(row) ? parts : [];
  return {
    use,
    businessShare: String(businessShare),
    parts: own.map(({ categoryId: category, amount, tax }) => ({
      ...{ category, amount: written(amount) },
      tax: tax === undefined ? '' : written(tax),
    })),
  };
}

function changeOf(row: Transaction, { use, businessShare, parts }: DetailsValues) {
  const { version, amount } = row;
  const before = valuesOf(row);
  if (use !== 'own') return use === before.use ? { version } : { version, use };
  const kind = amount < 0 ? ('expense' as const) : ('income' as const);
  const isOwnAgain = use === before.use ? {} : { kind, use: null };
  const isShared = businessShare !== before.businessShare;
  const isSplit = JSON.stringify(parts) !== JSON.stringify(before.parts);
  return {
    ...{ version, ...isOwnAgain },
    ...(isShared ? { businessShare: shareTyped(businessShare) } : {}),
    ...(isSplit ? { parts: parts.map((part) => partTyped(part, row.currency)) } : {}),
  };
}

/** A typed percentage, with or without its sign; all of it where nothing is typed. */
const shareTyped = (text: string): number => Number(text.replace('%', '').trim() || '100');

/** The contract says what is missing of a part or can't be read. */
function partTyped({ category, amount, tax }: PartValues, currency: string): PartChange {
  const stated = typedAmount(tax, currency);
  return {
    category: typedText(category) ?? '',
    amount: typedAmount(amount, currency) ?? Number.NaN,
    ...(stated === undefined ? {} : { tax: stated }),
  };
}

/** How what is typed divides an entry: what is left to its own category, and what is the business's and what is not; without a sign. */
export function dividedBy(row: Transaction, { businessShare, parts }: DetailsValues) {
  const amounts = parts.map(({ amount }) => typedAmount(amount, row.currency) ?? 0);
  const taken = amounts.reduce((sum, amount) => sum + (Number.isNaN(amount) ? 0 : amount), 0);
  const share = shareTyped(businessShare);
  const isShare = Number.isInteger(share) && share >= 1 && share <= 100;
  const { parts: _parts, ...whole } = row;
  const lines = entryLines({ ...whole, businessShare: isShare ? share : 100 });
  const personal = lines.reduce((sum, line) => sum + (line.isPersonal ? Math.abs(line.amount) : 0), 0);
  const all = Math.abs(row.amount);
  return { left: all - taken, business: all - personal, personal };
}
