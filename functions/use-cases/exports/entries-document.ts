import { saidCategory } from '../../../shared/countries/book-categories.ts';
import { categorySides } from '../../../shared/countries/category-sides.ts';
import { EXPORT_ROWS_MAX } from '../../../shared/model/export.ts';
import type { ExportField } from '../../../shared/model/export.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { entryColumns, entrySums } from '../../domain/exports/entry-columns.ts';
import { entryRows } from '../../domain/exports/entry-rows.ts';
import { areNetOfTax, reportedTaxes } from '../../domain/exports/reported-taxes.ts';
import type { ExportDocument, ExportRow } from '../../domain/exports/export-document.ts';
import { addMoneyMoved } from '../../domain/exports/money-moved.ts';
import type { MoneyMoved } from '../../domain/exports/money-moved.ts';
import { neededFields } from '../../domain/exports/needed-fields.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';
import { documentHead } from './document-head.ts';
import { entriesFor } from './export-entries.ts';
import type { EntryParts } from './export-entries.ts';
import { boxAmounts } from '../../domain/reports/sales-tax/box-amounts.ts';
import { wantedRows } from './wanted-rows.ts';

export type EntriesParts = EntryParts & Pick<Cloud, 'ledger'>;

/** A document of entries, how many it holds, and what they come to. */
export interface EntriesDocument {
  readonly document: ExportDocument;
  readonly rows: number;
  readonly totals: readonly MoneyMoved[];
}

/** What is known of a report's entries before the first is written: in whatever form, its columns come first. */
interface Survey {
  readonly fields: readonly ExportField[];
  readonly rows: number;
  readonly totals: readonly MoneyMoved[];
}

/**
 * The entries that a report is about as a document, whose rows are read as they are written: each page with its documents and names, no two pages at
 * once. Or tells why there is none. Reading them fails where entries have come meanwhile that need a column more: then it is to begin anew.
 */
export async function entriesDocument(
  report: StoredReport,
  organization: StoredOrganization,
  cloud: EntriesParts,
): Promise<EntriesDocument | 'nothing-to-export' | 'export-too-large'> {
  const { fields, rows, totals } = await survey(report, organization, cloud);
  if (rows === 0) return 'nothing-to-export';
  if (rows > EXPORT_ROWS_MAX) return 'export-too-large';
  const { titles, total, facts, called } = wordsFor(report.language).reports;
  const sums = entrySums(fields, total);
  const section = {
    title: called[report.type],
    columns: entryColumns(fields, titles),
    rows: async function* () {
      for await (const page of pagesOf({ ...report, fields: [...fields] }, organization, cloud))
        yield sums.add(page);
    },
    totals: () => sums.totals(),
  };
  const said = [
    ...(fields.includes('currency') ? [] : [facts.currency(organization)]),
    facts.signs,
    ...(fields.includes('tax') ? [facts.tax] : []),
    ...(report.onlyMatched ? [facts.onlyMatched] : []),
    ...(report.filter ? [facts.chosen] : []),
  ];
  return {
    document: { ...documentHead(report, organization), facts: said, sections: [section] },
    rows,
    totals,
  };
}

/** Looks all of them through once. */
async function survey(
  report: StoredReport,
  organization: StoredOrganization,
  cloud: EntriesParts,
): Promise<Survey> {
  const sideOf = categorySides(organization);
  const books = { home: organization.currency, isNetOfTax: areNetOfTax(organization) };
  let found: Survey = { fields: report.fields, rows: 0, totals: [] };
  for await (const wanted of wantedPages(report, organization, cloud))
    found = {
      fields: neededFields({ ...report, fields: found.fields }, wanted, books),
      rows: found.rows + wanted.length,
      totals: addMoneyMoved(found.totals, wanted, sideOf),
    };
  return found;
}

async function* wantedPages(
  report: StoredReport,
  organization: StoredOrganization,
  { ledger }: EntriesParts,
): AsyncGenerator<LedgerRow[]> {
  const isWanted = wantedRows(report, organization);
  const { from, to } = report;
  for await (const page of ledger.rowPages(organization.id, { from, to })) {
    const wanted = page.filter(isWanted);
    if (wanted.length > 0) yield wanted;
  }
}

async function* pagesOf(
  report: StoredReport,
  organization: StoredOrganization,
  cloud: EntriesParts,
): AsyncGenerator<ExportRow[]> {
  const { fields, language } = report;
  const words = {
    ...wordsFor(language).reports,
    description: (kept: string) => sayDescription(kept, language),
    category: (name: string) => saidCategory(name, organization, language),
    sideOf: categorySides(organization),
  };
  const entriesOf = entriesFor(fields, organization, cloud);
  const taxesOf = reportedTaxes(organization);
  const books = { home: organization.currency, isNetOfTax: areNetOfTax(organization) };
  const amountOf = boxAmounts(report.filter ?? {}, organization);
  for await (const wanted of wantedPages(report, organization, cloud)) {
    if (neededFields(report, wanted, books).length > fields.length)
      throw new Error('Entries have come while their report was written, and need another column.');
    const entries = await entriesOf(wanted);
    const taxes = wanted.map(taxesOf);
    const { currency } = organization;
    const counted = wanted.map((row) => (amountOf ? { counted: { amount: amountOf(row), currency } } : {}));
    yield entries.flatMap((entry, at) =>
      entryRows({ ...entry, taxes: taxes[at] ?? [], ...counted[at] }, fields, organization.timeZone, words),
    );
  }
}
