import { usualLanguage } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { ExportCard, ExportDocument, ExportSection } from '../../domain/exports/export-document.ts';
import { receiptCard, receiptColumns, receiptRows } from '../../domain/exports/receipt-documentation.ts';
import type { DocumentedReceipt, Manner } from '../../domain/exports/receipt-documentation.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';
import { documentHead } from './document-head.ts';
import { DocumentedReceipts } from './documented-receipts.ts';
import type { DocumentedParts, Standing } from './documented-receipts.ts';
import { picturedPages, picturesOf } from './receipt-pictures.ts';

export type ReceiptsParts = DocumentedParts & Pick<Cloud, 'files'>;

/**
 * The documents of a report's days, each with the entry that it proves and, in print, its pictures: those of the entries of these days,
 * whichever day they bear themselves, so that a document stands in the report of its entry alone; those without an entry that are dated on
 * one of these days or, bearing no date, came on one; and those that were of such entries and were deleted since, which are told as not
 * kept. What is still being read belongs to no day. They are read as they are written, one picture at a time.
 */
export async function receiptsDocument(
  report: StoredReport,
  organization: StoredOrganization,
  cloud: ReceiptsParts,
): Promise<ExportDocument | 'nothing-to-export'> {
  const { from, to, language = usualLanguage } = report;
  const documents = new DocumentedReceipts(organization, { from, to }, language, cloud);
  const words = wordsFor(language).receiptDocumentation;
  const manner = { words, language, dateFormat: organization.dateFormat };
  const found: Standing[] = [];
  for (const standing of standings) if (await documents.hasAny(standing)) found.push(standing);
  if (found.length === 0) return 'nothing-to-export';
  const head = documentHead(report, organization);
  const cards = (standing: Standing) => cardsOf(standing, documents, manner, organization.id, cloud);
  const sections = found.map((standing) => ({
    ...tableOf([standing], documents, words),
    title: words.sections[standing],
    notes: [words.notes[standing]],
    cards: () => cards(standing),
  }));
  // A CSV file has no sections: there they follow one another.
  const whole = { ...tableOf(found, documents, words), title: head.title };
  return { ...head, facts: [], sections: report.format === 'csv' ? [whole] : sections };
}

const standings = ['linked', 'unmatched', 'archived'] as const satisfies readonly Standing[];

const tableOf = (
  of: readonly Standing[],
  documents: DocumentedReceipts,
  words: Manner['words'],
): Pick<ExportSection, 'columns' | 'rows' | 'totals'> => ({
  columns: receiptColumns(words),
  rows: async function* () {
    for (const standing of of)
      for await (const some of documents.some(standing))
        yield some.flatMap((receipt) => receiptRows(receipt, words));
  },
  totals: () => [],
});

async function* cardsOf(
  standing: Standing,
  documents: DocumentedReceipts,
  manner: Manner,
  organizationId: string,
  cloud: Pick<Cloud, 'files'>,
): AsyncGenerator<ExportCard> {
  for await (const some of documents.some(standing))
    for (const receipt of some) yield await cardOf(receipt, manner, organizationId, cloud);
}

async function cardOf(
  receipt: DocumentedReceipt,
  manner: Manner,
  organizationId: string,
  cloud: Pick<Cloud, 'files'>,
): Promise<ExportCard> {
  const { words } = manner;
  const { pages, left, isFileKept } = await picturedPages(receipt, organizationId, cloud);
  const isGone = receipt.isKept && !isFileKept;
  const notes = [
    ...(receipt.isKept && !isGone && pages.length === 0 ? [words.noPicture] : []),
    ...(left > 0 ? [words.pagesLeft({ count: left })] : []),
  ];
  const pictures = () => picturesOf(receipt.uploadId, pages, organizationId, cloud);
  return receiptCard({ ...receipt, isKept: isFileKept }, notes, pictures, manner);
}
