import type { StatementLayout } from '../../../shared/model/statement.ts';
import { foldText } from '../text/fold-text.ts';

/** Headings that only the files of one payment service have, folded; each of them stands in one of its files. */
const HEADINGS: readonly (readonly [service: string, headings: readonly RegExp[]])[] = [
  ['PayPal', [/^from email address$/, /^transaction id$/]],
  ['PayPal', [/^absender e mail adresse$/, /^transaktionscode$/]],
  ['PayPal', [/^de l adresse email$/, /^numero de transaction$/]],
  ['Wise', [/^source fee amount$/, /^target fee amount$/]],
  ['Wise', [/^transferwise id$/]],
  ['Revolut', [/^date started utc$/, /^date completed utc$/]],
  ['Revolut', [/^started date$/, /^completed date$/, /^product$/]],
  ['Stripe', [/^balance transaction id$/, /^reporting category$/]],
  ['Stripe', [/^converted amount refunded$/, /^statement descriptor$/]],
];

/** The payment service whose own file this is, by the headings of its table; undefined for a bank's file and any other. */
export function paymentService(layout: StatementLayout | undefined): string | undefined {
  const told = layout?.columns.map(({ header }) => foldText(header)) ?? [];
  return HEADINGS.find(([, headings]) =>
    headings.every((heading) => told.some((one) => heading.test(one))),
  )?.[0];
}
