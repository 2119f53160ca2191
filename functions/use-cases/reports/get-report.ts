import { allowanceClaimed } from '../../../shared/allowance-claims.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { Report, ReportDetail, ReportType } from '../../../shared/model/report.ts';
import { sayFormLine } from '../../../shared/text/form-words.ts';
import type { Language } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { NamedBooks } from '../../domain/books/book-names.ts';
import { sumOf } from '../../domain/ledger/totals.ts';
import { shownSums, valuedIn } from '../../domain/ledger/valued-totals.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { categoryLabels } from '../../domain/reports/category-label.ts';
import { countedOnForm } from '../../domain/reports/counted-on-form.ts';
import type { CountedOnForm } from '../../domain/reports/counted-on-form.ts';
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
 * a last day before the first, and more than ten years. It is in the reader's language where none is told.
 */
export async function getReport(
  { type, from, to, by }: DateRange & { readonly type: ReportType; readonly by?: ReportDetail | undefined },
  { organizationId }: Pick<Caller, 'organizationId'>,
  cloud: Pick<Cloud, 'ledger' | 'organizations'>,
  language?: Language,
): Promise<Report | Refusal> {
  const refused = refusedDays({ from, to });
  if (refused) return refused;
  const organization = await organizationOf(organizationId, cloud);
  const { currency } = organization;
  const { totals, netSince } = await reportedTotals(organization, { from, to }, cloud);
  const { counted, apart } = valuedIn(currency, totals);
  const { standingCategory, sideOf } = bookNames(organization);
  const { income, expenses, net } = shownSums(counted, sideOf);
  const form = formPlacement(organization);
  const books = { standingCategory, sideOf, form };
  const named = inWords(organization, form, language);
  const rows = reportRows(type, counted, books);
  const onForm =
    type === 'tax'
      ? countedOnForm(rows, organization, allowanceClaimed(organization.allowanceClaims, { from, to }))
      : undefined;
  return {
    ...{ type, from, to, currency, totals: { income, expenses, net } },
    rows: rows.map(({ parts, ...row }) => ({
      ...named(row),
      ...onForm?.ofRow(row.key),
      ...(by === 'category' && parts ? { parts: parts.map(named) } : {}),
    })),
    ...(onForm ? { form: formOf(onForm, sumOf(counted).personal) } : {}),
    unconverted: unconvertedSums(type, apart, books),
    ...(netSince === undefined ? {} : { netSince }),
    ...(by === 'month' ? { months: reportMonths(type, { from, to }, counted, books) } : {}),
  };
}

const formOf = (
  { profit, leftOut, claimed }: CountedOnForm,
  personal: number,
): NonNullable<Report['form']> => ({
  ...{ profit, personal },
  ...(leftOut ? { leftOut } : {}),
  ...(claimed ? { claimed } : {}),
});

type NamedFigure = Omit<Report['rows'][number], 'parts' | 'counts' | 'shares'>;

/** Figures with what they are of in a language, or that of the reader. */
function inWords(
  books: NamedBooks,
  { lines }: FormPlacement,
  language: Language | undefined,
): (figure: Omit<ReportRow, 'parts'>) => NamedFigure {
  const { onNoLine } = wordsFor(language).reports;
  const categoryLabel = categoryLabels(books, language);
  const labelOf = (subject: ReportRow['subject']): string => {
    if ('onNoLine' in subject) return onNoLine[subject.onNoLine];
    if ('formLine' in subject) {
      const code = subject.formLine;
      return sayFormLine({ code, label: code, ...lines.find((line) => line.code === code) }, language).label;
    }
    return categoryLabel(subject.categoryId);
  };
  return ({ key, subject, amount, count }) => ({ key, label: labelOf(subject), amount, count });
}
