import { taxesIncluded } from '../../../../shared/included-tax.ts';
import { TransactionChange } from '../../../../shared/model/transaction.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { toldTax } from '../../../../shared/sales-tax-kinds.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { fieldAmount, typedAmount } from '../../../format/typed.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import { choiceOf, taxOfChoice } from '../tax-choices.ts';
import type { TaxChoices } from '../tax-choices.ts';
import { useEntryActions } from '../use-entry-actions.ts';

/** A tax as it is typed; `by`: whether its amount was there before, follows from the rate, or is a person's. */
export interface TaxLine {
  readonly choice: string;
  readonly amount: string;
  readonly by: 'before' | 'rate' | 'person';
}

export interface TaxValues {
  readonly taxes: TaxLine[];
}

export type TaxForm = ReturnType<typeof useTaxForm>;

/** The form of the taxes in an entry; what stands in it to begin with is what is known, else what is usually charged. */
export function useTaxForm(row: Transaction, { usual }: TaxChoices, onSaved: () => void) {
  const t = useText();
  const notify = useNotify();
  const { save } = useEntryActions();
  return useRouteForm({
    body: TransactionChange,
    defaultValues: {
      taxes: row.taxes?.map((tax) => lineOf(row, tax)) ?? workedOut(row, usual.map(emptyLine)),
    },
    bodyOf: ({ taxes }: TaxValues) => ({
      version: row.version,
      taxes: taxes.map(({ choice, amount }) => ({
        ...taxOfChoice(choice),
        amount: typedAmount(amount, row.currency) as number,
      })),
    }),
    send: async (change: TransactionChange) => {
      await save(row, change);
      onSaved();
    },
    // A line has one field for the kind and the rate.
    fieldOf: (name) => name.replace(/\.(kind|rate)$/, '.choice'),
    onFailed: (error) => notify.failed(t('entry.changeFailed'), messageOf(error, t('common.unexpected'))),
  });
}

type Tax = NonNullable<Transaction['taxes']>[number];

const lineOf = ({ currency }: Transaction, { amount, ...tax }: Tax): TaxLine => ({
  choice: choiceOf(toldTax(tax)),
  amount: fieldAmount(amount, currency),
  by: 'before',
});

/** A line for a tax of which no amount is known yet. */
export const emptyLine = (tax: Parameters<typeof choiceOf>[0]): TaxLine => ({
  choice: choiceOf(tax),
  amount: '',
  by: 'rate',
});

/** The lines with each amount that follows from its rate: its share of what is included in the entry at all chosen rates. */
export function workedOut({ amount, currency }: Transaction, lines: readonly TaxLine[]): TaxLine[] {
  const rates = lines.map(({ choice }) => taxOfChoice(choice).rate);
  const included = taxesIncluded(
    Math.abs(amount),
    rates.map((rate = 0) => rate),
  );
  return lines.map((line, at) =>
    line.by === 'rate'
      ? { ...line, amount: rates[at] === undefined ? '' : fieldAmount(included[at] ?? 0, currency) }
      : line,
  );
}

/** What the lines leave of an entry, and what they come to, as far as they can be read. */
export function netOf({ amount, currency }: Transaction, lines: readonly TaxLine[]) {
  const tax = lines.reduce((sum, line) => sum + (typedAmount(line.amount, currency) || 0), 0);
  return { net: Math.abs(amount) - tax, tax };
}
