import type { Language } from '../../../shared/text/language.ts';

/** What stands in a column, and so how it is written: text to the left, figures to the right. */
export type ColumnKind = 'text' | 'day' | 'money' | 'count' | 'percent';

export interface ExportColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  /** How wide it is beside the others: letters that its usual content takes. */
  readonly width: number;
}

/** An amount in minor units of its currency; how many digits it is written with follows from that. */
export interface ExportMoney {
  readonly minor: number;
  readonly currency: string;
}

/** The name of a file, with where it lies beside the one that holds this cell, in a package. */
export interface ExportLink {
  readonly text: string;
  readonly path: string;
}

/** Cells by the kind of their column: text or a link, `yyyy-MM-dd`, money, a whole number; null is empty. */
export type ExportCell = string | number | ExportMoney | ExportLink | null;
export type ExportRow = readonly ExportCell[];

/**
 * A line of sums below a section. `cells` are by column. A sheet writes those of `summed` columns as formulas over the rows, of those alone
 * whose cell in column `where.column` is `where.equals` where it is given (so that two currencies are never added up), with these cells as
 * their results.
 */
export interface ExportTotal {
  readonly cells: ExportRow;
  readonly summed: readonly number[];
  readonly where?: { readonly column: number; readonly equals: string };
}

/** A document beside what was read of it: a card of a printed section. */
export interface ExportCard {
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** Its pages as upright JPEGs, one asked for after the other; none where its file is not kept. */
  readonly pictures: () => AsyncIterable<Uint8Array>;
}

/** A table of a document: a sheet of a workbook, a chapter of a PDF. */
export interface ExportSection {
  /** Its name, another one than its neighbours'. */
  readonly title: string;
  readonly notes?: readonly string[];
  readonly columns: readonly ExportColumn[];
  /** Some rows at a time, as they are read; gone over once. */
  readonly rows: () => AsyncIterable<readonly ExportRow[]> | Iterable<readonly ExportRow[]>;
  /** What the rows come to; asked for once all of them were gone over. */
  readonly totals: () => readonly ExportTotal[];
  /** In print these stand in place of the rows. */
  readonly cards?: () => AsyncIterable<ExportCard>;
}

/**
 * What an export says, before it is any kind of file: CSV, workbook and PDF are three ways of writing it down. All texts are worded, days
 * and money are not. The same document gives the same bytes, so nothing in it is of the moment in which it is written: `createdAt` (an
 * instant) is when it was ordered.
 */
export interface ExportDocument {
  readonly title: string;
  readonly organization: string;
  /** Inclusive days, and as a person of the books writes them. */
  readonly from: string;
  readonly to: string;
  readonly period: string;
  /** How days are written where a person reads them: the organisation's date format. */
  readonly dateFormat: string;
  readonly language: Language;
  readonly createdAt: string;
  /** What it is printed on: A4 unless told, Letter in the USA and Canada. */
  readonly paper?: 'A4' | 'Letter';
  /** Lines below the title: on which basis, since when net of tax. */
  readonly facts: readonly string[];
  readonly sections: readonly ExportSection[];
}
