import type * as z from 'zod';
import { isCivilDate } from '../../../shared/civil-date.ts';
import { dueAfter } from '../../../shared/due-days.ts';
import { fieldSentence } from '../../../shared/model/field-words.ts';
import type { Frequency } from '../../../shared/model/frequency.ts';
import { NewTransaction, TransactionChange } from '../../../shared/model/transaction.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import type { RouteForm } from '../../api/route-form.ts';
import { fieldAmount, typedAmount, typedText } from '../../format/typed.ts';

/** What stands in the entry dialog's fields, as typed; account and category by their ids. */
export interface EntryValues {
  readonly kind: Transaction['kind'];
  readonly description: string;
  readonly amount: string;
  readonly category: string;
  readonly accountLabel: string;
  readonly date: string;
  readonly noReceiptNeeded: boolean;
  /** Of a new income: whether its tax still comes on top of the amount. */
  readonly isBeforeTax: boolean;
  /** Of a new one: whether it comes again, how often, and when next. */
  readonly isRecurring: boolean;
  readonly recurring: { readonly frequency: Frequency; readonly nextDueDate: string };
}

const once = {
  // Asked only where tax comes on top of prices: who prices so thinks in amounts before it.
  isBeforeTax: true,
  isRecurring: false,
  recurring: { frequency: 'monthly', nextDueDate: '' },
} as const;

/** An empty entry of a day. */
export const emptyEntry = (kind: 'income' | 'expense', date: string): EntryValues => ({
  kind,
  description: '',
  amount: '',
  category: '',
  accountLabel: '',
  date,
  noReceiptNeeded: false,
  ...once,
});

/** An existing entry as the dialog shows it: without a sign, which its kind says, and without a category that is only its kind. */
export function valuesOf(transaction: Transaction): EntryValues {
  const { kind, description, amount, currency, categoryId, accountId, date, noReceiptNeeded } = transaction;
  const shown = kind === 'transfer' ? amount : Math.abs(amount);
  return {
    kind,
    description,
    amount: fieldAmount(shown, currency),
    category: categoryId === kind ? '' : categoryId,
    accountLabel: accountId,
    date,
    noReceiptNeeded,
    ...once,
  };
}

/** The entry that is typed, as the API takes it; the API gives an income and an expense their sign. */
export const entryOf = ({ kind, amount, category, ...values }: EntryValues, currency: string) => ({
  kind,
  description: typedText(values.description),
  amount: typedAmount(amount, currency),
  category: typedText(category),
  accountLabel: typedText(values.accountLabel),
  date: typedText(values.date),
});

/** The day on which a typed entry comes again: the one that was chosen, else the next at its rhythm. */
export function nextDueOf({ date, recurring }: Pick<EntryValues, 'date' | 'recurring'>): string {
  if (recurring.nextDueDate !== '' || !isCivilDate(date)) return recurring.nextDueDate;
  return dueAfter({ firstDueDate: date, frequency: recurring.frequency }, date) ?? '';
}

const { description, amount, accountLabel, date } = NewTransaction.shape;

/** A change as the dialog makes it: of the whole entry, so that an emptied field is missing and not merely unchanged. */
export const WholeChange = TransactionChange.extend({ description, amount, accountLabel, date });

/** What the dialog sends. */
export type EntryBody = NewTransaction | TransactionChange;
export type EntryInput = z.input<typeof NewTransaction> | z.input<typeof WholeChange>;
export type EntryForm = RouteForm<EntryValues, EntryBody>;

/** Whether something is missing, beside what is merely wrong (specification section 5). */
export const lacksSomething = (
  faults: Readonly<Record<string, { message?: string | undefined } | undefined>>,
) => Object.values(faults).some((fault) => fault?.message === fieldSentence({ code: 'required' }));
