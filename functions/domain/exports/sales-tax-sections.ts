import type { SalesTaxReport } from '../../../shared/model/sales-tax.ts';
import { toldKind } from '../../../shared/sales-tax-kinds.ts';
import type { Words } from '../../../shared/text/words.ts';
import type { ColumnKind, ExportColumn, ExportRow, ExportSection } from './export-document.ts';
import { sectionOf } from './section.ts';

/** The texts of such a document, and how its language calls a tax. */
export interface SalesTaxTexts {
  readonly texts: Words['reports']['salesTax'];
  readonly taxName: (kind: string) => string;
}
type Column = keyof SalesTaxTexts['texts']['titles'];

const shapes: Readonly<Record<Column, readonly [ColumnKind, width: number]>> = {
  from: ['day', 12],
  to: ['day', 12],
  file: ['day', 12],
  pay: ['day', 12],
  payable: ['money', 22],
  side: ['text', 16],
  kind: ['text', 14],
  rate: ['percent', 10],
  stated: ['money', 14],
  claimed: ['money', 16],
  count: ['count', 10],
  date: ['day', 12],
  description: ['text', 36],
  amount: ['money', 14],
  reason: ['text', 36],
  possible: ['money', 18],
};

/**
 * The filing periods of a report with what is owed for each, what was paid to the authority meanwhile, what entries say of taxes by kind
 * and rate, which claims lack evidence, and what nobody has said of sales and purchases.
 */
export function salesTaxSections(
  { periods, unproven, currency }: SalesTaxReport,
  { texts, taxName }: SalesTaxTexts,
): ExportSection[] {
  const money = (minor: number) => ({ minor, currency });
  const { assumed = [], stated: claims = [] } = Object.groupBy(unproven, ({ reason }) =>
    reason === 'assumed' ? 'assumed' : 'stated',
  );
  const undecided = periods.filter((period) => period.undecided.count > 0);
  const unsorted = periods.filter((period) => period.unsorted.count > 0);
  const prepaid = periods.filter((period) => period.prepaid.count > 0);
  const abroad = periods.filter((period) => period.abroad.count > 0);
  const section = (
    title: string,
    columns: readonly Column[],
    rows: readonly ExportRow[],
    notes: string[] = [],
  ) => (rows.length === 0 ? [] : [sectionOf(title, columnsOf(columns, texts.titles), rows, { notes })]);
  return [
    ...section(
      texts.periods,
      ['from', 'to', 'file', 'pay', 'payable'],
      periods.map(({ from, to, file, pay, payable }) => [from, to, file, pay, money(payable)]),
    ),
    ...section(
      texts.prepaid,
      ['from', 'to', 'count', 'amount'],
      prepaid.map(({ from, to, prepaid: { count, amount } }) => [from, to, count, money(amount)]),
      [texts.prepaidHelp],
    ),
    ...section(
      texts.abroad,
      ['from', 'to', 'count', 'amount'],
      abroad.map(({ from, to, abroad: { count, amount } }) => [from, to, count, money(amount)]),
      [texts.abroadHelp],
    ),
    ...section(
      texts.rates,
      ['from', 'to', 'side', 'kind', 'rate', 'stated', 'claimed', 'count'],
      periods.flatMap(({ from, to, taxes }) =>
        taxes.map(({ side, kind, rate, amount, claimed, count, reversed }) => [
          ...[
            from,
            to,
            (reversed ? texts.reversedSides : texts.sides)[side],
            taxName(toldKind({ kind, rate })),
            rate ?? null,
          ],
          ...[money(amount), money(claimed), count],
        ]),
      ),
    ),
    ...section(
      texts.claims,
      ['date', 'description', 'amount', 'claimed', 'reason'],
      claims.map(({ date, description, amount, claimed, reason }) => [
        ...[date, description, money(amount), money(claimed), texts.reasons[reason]],
      ]),
      [texts.claimsHelp],
    ),
    ...section(
      texts.unsorted,
      ['from', 'to', 'count', 'possible'],
      unsorted.map(({ from, to, unsorted: { count, amount } }) => [from, to, count, money(amount)]),
      [texts.unsortedHelp],
    ),
    ...section(
      texts.undecided,
      ['from', 'to', 'count', 'possible'],
      undecided.map(({ from, to, undecided: { count, amount } }) => [from, to, count, money(amount)]),
      [texts.undecidedHelp],
    ),
    ...section(
      texts.assumed,
      ['date', 'description', 'amount', 'possible'],
      assumed.map(({ date, description, amount, claimed }) => [
        date,
        description,
        money(amount),
        money(claimed),
      ]),
      [texts.assumedHelp],
    ),
  ];
}

const columnsOf = (columns: readonly Column[], titles: SalesTaxTexts['texts']['titles']): ExportColumn[] =>
  columns.map((column) => {
    const [kind, width] = shapes[column];
    return { title: titles[column], kind, width };
  });
