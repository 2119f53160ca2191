import type { Language } from '../../../shared/text/language.ts';
import type { Words } from '../../../shared/text/words.ts';
import type { ExportCard, ExportColumn, ExportMoney, ExportRow } from './export-document.ts';
import { cellWriter } from './pdf/cell-text.ts';

/** An entry that a document proves; `confidence` 0 to 100, null where nobody reckoned it. */
export interface ProvenEntry {
  readonly date: string;
  readonly description: string;
  readonly amount: ExportMoney;
  readonly confidence: number | null;
}

/** A document as the books keep it, with what it proves. */
export interface DocumentedReceipt {
  readonly id: string;
  /** The file that it was read from, and the page of that on which it begins. */
  readonly uploadId: string;
  readonly page: number | null;
  readonly fileName: string;
  readonly vendor: string | null;
  readonly date: string | null;
  /** The day on which it came. */
  readonly cameOn: string;
  readonly amount: ExportMoney | null;
  readonly tax: ExportMoney | null;
  readonly category: string | null;
  readonly isKept: boolean;
  readonly entries: readonly ProvenEntry[];
}

type DocumentationWords = Words['receiptDocumentation'];

/** How a document of these books is written. */
export interface Manner {
  readonly words: DocumentationWords;
  readonly language: Language;
  readonly dateFormat: string;
}

export function receiptColumns({ titles }: DocumentationWords): ExportColumn[] {
  return [
    { title: titles.date, kind: 'day', width: 10 },
    { title: titles.vendor, kind: 'text', width: 28 },
    { title: titles.amount, kind: 'money', width: 12 },
    { title: titles.currency, kind: 'text', width: 8 },
    { title: titles.tax, kind: 'money', width: 10 },
    { title: titles.category, kind: 'text', width: 22 },
    { title: titles.file, kind: 'text', width: 28 },
    { title: titles.note, kind: 'text', width: 20 },
    { title: titles.entryDate, kind: 'day', width: 10 },
    { title: titles.entry, kind: 'text', width: 36 },
    { title: titles.entryAmount, kind: 'money', width: 12 },
    { title: titles.confidence, kind: 'percent', width: 10 },
  ];
}

/**
 * A document with an entry that it proves, in as many rows as it proves entries: its own amounts stand in the first alone, so that nobody
 * adds them up twice.
 */
export function receiptRows(receipt: DocumentedReceipt, words: DocumentationWords): ExportRow[] {
  const { date, vendor, amount, tax, category, fileName, isKept } = receipt;
  const own = [date, vendor, amount, amount?.currency ?? null, tax, category, fileName];
  const further = [date, vendor, null, null, null, category, fileName];
  const note = isKept ? null : words.notKept;
  if (receipt.entries.length === 0) return [[...own, note, null, null, null, null]];
  return receipt.entries.map((entry, at) => [
    ...(at === 0 ? own : further),
    note,
    ...[entry.date, entry.description, entry.amount, entry.confidence],
  ]);
}

/** A document as a card, with what else is to be said of it, beside its pictures. */
export function receiptCard(
  receipt: DocumentedReceipt,
  notes: readonly string[],
  pictures: ExportCard['pictures'],
  { words, ...manner }: Manner,
): ExportCard {
  const { titles, labels } = words;
  const write = cellWriter(manner);
  const day = (of: string) => write(of, 'day');
  const money = (of: ExportMoney | null) => write(of, 'money');
  const said = receipt.isKept ? notes : [words.notKept, ...notes];
  const facts = [
    { label: titles.date, text: receipt.date === null ? words.undated : day(receipt.date) },
    ...(receipt.date === null ? [{ label: labels.cameOn, text: day(receipt.cameOn) }] : []),
    { label: titles.amount, text: money(receipt.amount) },
    { label: titles.tax, text: money(receipt.tax) },
    { label: titles.category, text: receipt.category ?? '' },
    { label: titles.file, text: receipt.fileName },
    ...receipt.entries.map((entry) => ({ label: labels.match, text: saidEntry(entry) })),
    ...(receipt.entries.length === 0 && receipt.isKept
      ? [{ label: labels.match, text: words.notMatched }]
      : []),
    ...said.map((text) => ({ label: labels.note, text })),
  ];
  return {
    title: receipt.vendor ?? receipt.fileName,
    facts: facts.filter(({ text }) => text !== ''),
    pictures: () => pictures(),
  };

  function saidEntry({ date, description, amount, confidence }: ProvenEntry): string {
    const sure =
      confidence === null
        ? words.byHand
        : words.surely({ confidence: write(Math.round(confidence), 'percent') });
    return [day(date), description, money(amount), sure].join(' · ');
  }
}
