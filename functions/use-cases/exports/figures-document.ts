import { allowanceLineOf, capitalRuleOf } from '../../../shared/countries/capital-purchases.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import { formNotes as notesAskedOf } from '../../../shared/form-note.ts';
import type { Report, ReportType } from '../../../shared/model/report.ts';
import { taxTitle } from '../../../shared/sales-tax-kinds.ts';
import { formatDay } from '../../../shared/format-day.ts';
import { sayFact, sayFormLine } from '../../../shared/text/form-words.ts';
import type { Language } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { figureSections, flatFigures } from '../../domain/exports/figure-sections.ts';
import type { FiguresWords } from '../../domain/exports/figure-sections.ts';
import { formNotes } from '../../domain/exports/form-notes.ts';
import type { ExportDocument } from '../../domain/exports/export-document.ts';
import { salesTaxSections } from '../../domain/exports/sales-tax-sections.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';
import { getCapitalPurchases } from '../reports/get-capital-purchases.ts';
import { getReport } from '../reports/get-report.ts';
import { getSalesTaxBoxes } from '../reports/get-sales-tax-boxes.ts';
import { getSalesTax } from '../reports/get-sales-tax.ts';
import { documentHead } from './document-head.ts';

/** A report of figures that was ordered. */
export type FiguresReport = StoredReport & { readonly type: Report['type'] };
export type FiguresParts = Pick<Cloud, 'ledger' | 'organizations' | 'receipts'>;

/**
 * A report of figures as a document, with how many rows it has: just what the screen shows of it. As CSV it is one flat table. Or tells
 * that there is nothing in it.
 */
export async function figuresDocument(
  report: FiguresReport,
  organization: StoredOrganization,
  cloud: FiguresParts,
): Promise<{ document: ExportDocument; rows: number } | 'nothing-to-export'> {
  const { type, language } = report;
  const figures = told(await figuresOf(report, cloud));
  if (figures.rows.length === 0 && figures.unconverted.length === 0) return 'nothing-to-export';
  const { reports } = wordsFor(language);
  const placeOf = (code: string) => sayFormLine({ code, label: code }, language).place;
  const words = { ...reports.figures, kinds: reports.kinds, placeOf };
  const isSalesTax = type === 'sales-tax';
  const title = isSalesTax ? reports.salesTax.boxes : reports.called[type];
  const sections =
    report.format === 'csv'
      ? [flatFigures(figures, title, words)]
      : [
          ...figureSections(
            figures,
            title,
            words,
            await notesOf(figures, organization, { ...words, language }, cloud),
          ),
          ...(isSalesTax ? await salesTaxDetails(report, cloud) : []),
        ];
  const facts = factsOf(figures, organization, reports);
  return { document: { ...documentHead(report, organization), facts, sections }, rows: figures.rows.length };
}

const figuresOf = (
  { type, from, to, organizationId, language }: FiguresReport,
  cloud: FiguresParts,
): Promise<Report | Refusal> =>
  type === 'sales-tax'
    ? getSalesTaxBoxes({ from, to }, { organizationId }, cloud, language)
    : getReport(
        { type: type satisfies ReportType, from, to, ...(type === 'tax' ? { by: 'category' } : {}) },
        { organizationId },
        cloud,
        language,
      );

/** What stands beside the lines of a form; capital purchases only of a year at most, and where the lines hold them whole. */
async function notesOf(
  report: Report,
  { id: organizationId, country, profession }: StoredOrganization,
  { form: texts, placeOf, language }: FiguresWords & { readonly language: Language | undefined },
  cloud: FiguresParts,
): Promise<string[]> {
  if (report.type !== 'tax') return [];
  const template = templateFor(country, profession);
  const { country: formOf, taxAuthorityInfo } = template;
  const holdsThem = !capitalRuleOf(formOf).isClaimedWhole && allowanceLineOf(formOf) === undefined;
  const bought = holdsThem ? await getCapitalPurchases(report, { organizationId }, cloud) : { total: 0 };
  const asked = notesAskedOf(report, template);
  const capital = isRefusal(bought) ? 0 : bought.total;
  const filers = sayFact(taxAuthorityInfo.filers, language);
  return formNotes(report, { capital, asked, filers }, { texts, placeOf });
}

async function salesTaxDetails(
  { from, to, organizationId, language }: FiguresReport,
  cloud: FiguresParts,
): Promise<ExportDocument['sections']> {
  const report = told(await getSalesTax({ from, to }, { organizationId }, cloud, language));
  const taxName = (kind: string) => sayFact(taxTitle(kind), language);
  return salesTaxSections(report, { texts: wordsFor(language).reports.salesTax, taxName });
}

function factsOf(
  { type, currency, netSince }: Report,
  { dateFormat }: StoredOrganization,
  { facts, salesTax }: ReturnType<typeof wordsFor>['reports'],
): string[] {
  return [
    facts.currency({ currency }),
    ...(type === 'sales-tax' ? [salesTax.boxesHelp, salesTax.note] : [facts.signs, facts.cash]),
    ...(netSince === undefined ? [] : [facts.net({ since: formatDay(netSince, dateFormat) })]),
  ];
}

/** What was ordered was not refused then. */
function told<Answer extends object>(answer: Answer | Refusal): Answer {
  if (isRefusal(answer)) throw new Error(`A report that was ordered is refused: ${answer.refused}`);
  return answer;
}
