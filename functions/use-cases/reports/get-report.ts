import type { DateRange } from '../../../shared/model/export.ts';
import type { Report, ReportDetail, ReportType } from '../../../shared/model/report.ts';
import { sayFormLine } from '../../../shared/text/form-words.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { NamedBooks } from '../../domain/books/book-names.ts';
import { sumOf } from '../../domain/ledger/totals.ts';
import { shownSums, valuedIn } from '../../domain/ledger/valued-totals.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { categoryLabels } from '../../domain/reports/category-label.ts';
import { countedOnForm } from '../../domain/reports/counted-on-form.ts';
import { formPlacement } from '../../domain/reports/form-placement.ts';
import type { FormPlacement } from '../../domain/reports/form-placement.ts';
import { reportMonths } from '../../domain/reports/report-months.ts';
import { reportRows, unconvertedSums } from '../../domain/reports/report-rows.ts';
import type { ReportRow } from '../../domain/reports/report-rows.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { refusedDays } from './report-days.ts';
import { reportedTotals } from './reported-totals.ts';

/**
 * A report of a range in the organisation's currency, from the totals of its months and of the days at its edges: no row is read. Refused are
 * a last day before the first, and more than ten years.
 */
export async function getReport(
  { type, from, to, by }: DateRange & { readonly type: ReportType; readonly by?: ReportDetail | undefined },
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'ledger' | 'organizations'>,
): Promise<Report | Refusal> {
  const refused = refusedDays({ from, to });
  if (refused) return refused;
  const organization = await organizationOf(organizationId, cloud);
  const { currency } = organization;
  const { totals, netSince } = await reportedTotals(organization, { from, to }, cloud);
  const { counted, apart } = valuedIn(currency, totals);
  const { income, expenses, net } = shownSums(counted);
  const form = formPlacement(organization);
  const books = { standingCategory: bookNames(organization).standingCategory, form };
  const named = inWords(organization, form);
  const rows = reportRows(type, counted, books);
  const onForm = type === 'tax' ? countedOnForm(rows, organization) : undefined;
  return {
    ...{ type, from, to, currency, totals: { income, expenses, net } },
    rows: rows.map(({ parts, ...row }) => ({
      ...named(row),
      ...onForm?.ofRow(row.key),
      ...(by === 'category' && parts ? { parts: parts.map(named) } : {}),
    })),
    ...(onForm ? { form: { profit: onForm.profit, personal: sumOf(counted).personal } } : {}),
    unconverted: unconvertedSums(type, apart),
    ...(netSince === undefined ? {} : { netSince }),
    ...(by === 'month' ? { months: reportMonths(type, { from, to }, counted, books) } : {}),
  };
}

type NamedFigure = Omit<Report['rows'][number], 'parts' | 'counts' | 'shares'>;

/** Figures with what they are of in the reader's language. */
function inWords(
  books: NamedBooks,
  { lines }: FormPlacement,
): (figure: Omit<ReportRow, 'parts'>) => NamedFigure {
  const { onNoLine } = wordsFor().reports;
  const categoryLabel = categoryLabels(books);
  const labelOf = (subject: ReportRow['subject']): string => {
    if ('onNoLine' in subject) return onNoLine[subject.onNoLine];
    if ('formLine' in subject) {
      const code = subject.formLine;
      return sayFormLine({ code, label: code, ...lines.find((line) => line.code === code) }).label;
    }
    return categoryLabel(subject.categoryId);
  };
  return ({ key, subject, amount, count }) => ({ key, label: labelOf(subject), amount, count });
}
