import * as z from 'zod';
import { dueAfter } from '../../../shared/due-days.ts';
import type { Frequency } from '../../../shared/model/frequency.ts';
import { NewRecurringEntry, RecurringEntryChange } from '../../../shared/model/recurring-entry.ts';
import type { RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import { fieldAmount, typedAmount, typedText } from '../../format/typed.ts';

/** What stands in the dialog's fields, as typed; account and category by their ids. */
export interface RecurringValues {
  readonly scope: RecurringEntryChange['scope'];
  readonly kind: NewRecurringEntry['kind'];
  readonly description: string;
  readonly amount: string;
  readonly category: string;
  readonly accountLabel: string;
  readonly frequency: Frequency;
  readonly nextDueDate: string;
  readonly endDate: string;
  /** The day from which its months are counted where nothing else is chosen: that on which it came before. */
  readonly cameOn?: string;
}

/** What a new one begins with: every month, from the day on which today's would come again. */
export const emptyRecurring = (today: string): RecurringValues => ({
  scope: 'following',
  kind: 'expense',
  description: '',
  amount: '',
  category: '',
  accountLabel: '',
  frequency: 'monthly',
  nextDueDate: dueAfter({ firstDueDate: today, frequency: 'monthly' }, today) ?? '',
  endDate: '',
});

/** An existing one as the dialog shows it: without a sign, and without a category that is only its kind. */
export function recurringValues(entry: RecurringEntry): RecurringValues {
  const { kind, description, amount, currency, categoryId, accountId, frequency } = entry;
  return {
    ...{ scope: 'following', kind, description, frequency },
    amount: fieldAmount(Math.abs(amount), currency),
    category: categoryId === kind ? '' : categoryId,
    accountLabel: accountId,
    nextDueDate: entry.nextDueDate ?? '',
    endDate: entry.endDate ?? '',
  };
}

/** What is typed as the API takes it of a new one. */
export const newRecurring = (
  { scope: _scope, amount, endDate, cameOn, ...values }: RecurringValues,
  id: string,
  currency: string,
) => ({
  id,
  kind: values.kind,
  ...factsOf({ ...values, amount }, currency),
  frequency: values.frequency,
  nextDueDate: typedText(values.nextDueDate),
  firstDueDate: cameOn,
  endDate: typedText(endDate),
});

/** What is typed as a change of the next one alone, or of all that follow. */
export function changedRecurring(values: RecurringValues, entry: RecurringEntry, currency: string) {
  const { scope, frequency, nextDueDate, endDate } = values;
  const facts = { version: entry.version, ...factsOf(values, currency) };
  const category = facts.category ?? entry.kind;
  if (scope === 'next') return { scope, ...facts, category };
  const days = { nextDueDate: typedText(nextDueDate), endDate: typedText(endDate) ?? null };
  return { scope, ...facts, category, frequency, ...days };
}

const factsOf = (
  values: Pick<RecurringValues, 'description' | 'amount' | 'category' | 'accountLabel'>,
  currency: string,
) => ({
  description: typedText(values.description),
  amount: typedAmount(values.amount, currency),
  category: typedText(values.category),
  accountLabel: typedText(values.accountLabel),
});

const { description, amount, accountLabel } = NewRecurringEntry.shape;
const [next, following] = RecurringEntryChange.options;
const whole = { description, amount, accountLabel };

/** A change as the dialog makes it: of the whole entry, so that an emptied field is missing and not merely unchanged. */
export const WholeRecurringChange = z.discriminatedUnion('scope', [
  next.extend(whole),
  following.extend(whole),
]);
