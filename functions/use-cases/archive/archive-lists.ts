import { todayIn } from '../../../shared/civil-date.ts';
import { csvBeginning, lineOfCells, textCell } from '../../../shared/csv.ts';
import type { SideOf } from '../../../shared/countries/category-sides.ts';
import type { ArchiveItem } from '../../../shared/model/archive.ts';
import type { ExportField } from '../../../shared/model/export.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import type { Words } from '../../../shared/text/words.ts';
import { csvHead, csvLine } from '../../domain/exports/csv.ts';
import { entryColumns } from '../../domain/exports/entry-columns.ts';
import { entryRows } from '../../domain/exports/entry-rows.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import type { WantedItem } from '../../store/archive-exports.ts';
import type { StoredReport } from '../../store/report-states.ts';

/** What transactions.csv says of each entry: what it was, and nothing that it was linked to then. */
const FIELDS: readonly ExportField[] = [
  ...(['date', 'description', 'amount', 'currency', 'tax', 'category', 'account_label'] as const),
  ...(['worth', 'worth_currency', 'worth_rate', 'worth_source'] as const),
  ...(['transaction_type', 'created_at'] as const),
];

/** What of the index is not said by the thing itself. */
interface Listed {
  readonly vendor?: string | null;
  /** Where in the zip it is; empty where it is only listed. */
  readonly file: string;
  readonly note?: keyof Words['archive']['notes'];
}

/** The texts of the lists, and how their language says a description and calls a category of the books. */
interface ListWords extends Pick<Words, 'archive' | 'reports'> {
  readonly description: (kept: string) => string;
  readonly category: (name: string) => string;
  readonly sideOf: SideOf;
}

/** The lists of one zip, growing line by line: of all things, of entries, and of reports. */
export class ArchiveLists {
  readonly #words: ListWords;
  readonly #timeZone: string;
  readonly #index: string[];
  readonly #transactions: string[] = [];
  readonly #reports: string[] = [];

  /** In which language, and by which clock days are told. */
  constructor(words: ListWords, timeZone: string) {
    this.#words = words;
    this.#timeZone = timeZone;
    this.#index = [csvBeginning(Object.values(words.archive.titles))];
  }

  /** Lists a thing as it is in the archive. */
  add(item: ArchiveItem, { vendor = null, file, note }: Listed): void {
    const { type, name, originalDate, amount, currency, category, archivedAt, goesOn } = item;
    const { types, notes } = this.#words.archive;
    const sum = amount === null || currency === null ? '' : decimalFromMinor(amount, currency);
    const called = type === 'transaction' ? this.#words.description(name) : name;
    this.#addLine([
      ...[types[type], called, vendor ?? '', originalDate ?? ''].map(textCell),
      sum,
      ...[
        currency ?? '',
        category === null ? '' : this.#words.category(category),
        this.#dayOf(archivedAt),
        goesOn ?? '',
        file,
      ].map(textCell),
      note === undefined ? '' : textCell(notes[note]),
    ]);
  }

  /** Lists a thing that is in the archive no longer, by what it was called. */
  addGone({ type, name }: WantedItem): void {
    const { types, notes } = this.#words.archive;
    const unknown = Array.from({ length: 8 }, () => '');
    this.#addLine([textCell(types[type]), textCell(name), ...unknown, textCell(notes['not-archived'])]);
  }

  addTransaction(transaction: Transaction): void {
    const { category, description, sideOf, reports } = this.#words;
    const { titles, ...said } = reports;
    if (this.#transactions.length === 0) this.#transactions.push(csvHead(entryColumns(FIELDS, titles)));
    const entry = { transaction, receipts: [], userName: '', matchConfidence: null };
    const words = { ...said, category, description, sideOf };
    for (const row of entryRows(entry, FIELDS, this.#timeZone, words)) this.#transactions.push(csvLine(row));
  }

  addReport(report: StoredReport): void {
    const { name, from, to, createdAt, recipient } = report;
    const sentAt = 'sentAt' in report ? report.sentAt : createdAt;
    const rows = 'rows' in report ? report.rows : undefined;
    const titles = Object.values(this.#words.archive.reportTitles);
    if (this.#reports.length === 0) this.#reports.push(csvBeginning(titles));
    const sent = recipient ? [this.#dayOf(sentAt), recipient.email] : ['', ''];
    const cells = [name, from, to, ...sent].map(textCell);
    this.#reports.push(lineOfCells([...cells, rows === undefined ? '' : String(rows)]));
  }

  /** The lists as files; of what there is none, there is no list. */
  files(): { name: string; bytes: Uint8Array }[] {
    return [
      { name: archiveFiles.index, lines: this.#index },
      { name: archiveFiles.transactions, lines: this.#transactions },
      { name: archiveFiles.reports, lines: this.#reports },
    ]
      .filter(({ lines }) => lines.length > 0)
      .map(({ name, lines }) => ({ name, bytes: Buffer.from(lines.join('')) }));
  }

  #addLine(cells: readonly string[]): void {
    this.#index.push(lineOfCells(cells));
  }

  #dayOf(instant: string): string {
    return todayIn(this.#timeZone, new Date(instant));
  }
}

/** What the files of a zip are called, in every language: programs look for them. */
export const archiveFiles = {
  index: 'index.csv',
  transactions: 'transactions.csv',
  reports: 'reports.csv',
  documents: 'receipts/',
  sentReports: 'reports/',
} as const;
