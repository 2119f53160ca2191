import fc from 'fast-check';
import type { ReadOptions } from '../../../functions/domain/statements/reading.ts';
import type { DateOrder } from '../../../shared/model/statement.ts';
import { trueStatements, type TrueRow, type TrueStatement } from './drawn-statement.ts';
import {
  inOrder,
  rowOrders,
  tableLayouts,
  textLayouts,
  type RowOrder,
  type TableLayout,
  type TextLayout,
} from './layout.ts';
import type { Encoding } from './locale.ts';
import {
  encodeText,
  printDelimited,
  printHtml,
  printWorkbook,
  writable,
  type BookType,
} from './print-file.ts';
import { printCamt, printMt940, printOfx, printQif, type OfxStyle, type QifDays } from './print-message.ts';
import { printTable, type PrintedCell } from './print-table.ts';

/** What a file is printed as. */
export type FileKind =
  | { readonly kind: 'text'; readonly table: TableLayout; readonly text: TextLayout }
  | {
      readonly kind: 'workbook';
      readonly table: TableLayout;
      readonly isTyped: boolean;
      readonly bookType: BookType;
    }
  | { readonly kind: 'html'; readonly table: TableLayout }
  | { readonly kind: 'ofx'; readonly style: OfxStyle; readonly encoding: Encoding }
  | { readonly kind: 'qif'; readonly days: QifDays; readonly encoding: Encoding }
  | { readonly kind: 'mt940' }
  | { readonly kind: 'camt'; readonly version: '02' | '08' };

/** A drawn statement with one way to print it. */
export interface StatementFile {
  readonly statement: TrueStatement;
  readonly order: RowOrder;
  readonly file: FileKind;
}

/** A file's bytes, the rows a reader must give back in printed order, and the right answers to what it may ask. */
export interface PrintedFile {
  readonly bytes: Uint8Array;
  readonly rows: readonly TrueRow[];
  readonly hasBalances: boolean;
  /** The file states opening and closing, so that a row lost at its ends shows as well. */
  readonly hasEnds: boolean;
  readonly currency: string;
  readonly answers: { dateOrder?: DateOrder; decimal: '.' | ',' };
}

/** Any statement printed in any layout, locale, encoding, order and format. */
export const statementFiles: fc.Arbitrary<StatementFile> = trueStatements.chain((statement) =>
  fc.record({
    statement: fc.constant(statement),
    order: fc.constantFrom(...rowOrders),
    file: fileKinds(statement),
  }),
);

function fileKinds({ locale }: TrueStatement): fc.Arbitrary<FileKind> {
  const table = tableLayouts(locale);
  const narrow = fc.constantFrom(...locale.encodings.filter((encoding) => !encoding.startsWith('utf-16')));
  return fc.oneof(
    {
      weight: 10,
      arbitrary: fc.record({ kind: fc.constant('text' as const), table, text: textLayouts(locale) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('workbook' as const),
        table,
        isTyped: fc.boolean(),
        bookType: fc.constantFrom<BookType>('xlsx', 'biff8', 'ods'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('html' as const), table }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('ofx' as const),
        style: fc.record({ isXml: fc.boolean(), hasComma: fc.boolean() }),
        encoding: narrow,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('qif' as const),
        days: fc.constantFrom<QifDays>('quicken', 'mdy', 'dmy'),
        encoding: narrow,
      }),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'mt940' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('camt' as const),
        version: fc.constantFrom('02' as const, '08' as const),
      }),
    },
  );
}

/** Prints the file with these rows (oldest first) in place of the true ones; balances at the ends stay the true ones. */
export function printStatement(
  { statement, order, file }: StatementFile,
  changed: readonly TrueRow[] = statement.rows,
): PrintedFile {
  const rows = inOrder(changed, order).map((row) => ({
    ...row,
    description: wordsFor(file, row.description),
  }));
  const common = { rows, currency: statement.currency };
  if ('table' in file) {
    const { table: layout } = file;
    const hasEnds = layout.preamble === 'balances';
    const order = (['dmy', 'mdy', 'ymd'] as const).find((one) => layout.date.startsWith(one));
    const answers = {
      decimal: layout.number.decimal,
      ...(order === undefined ? {} : { dateOrder: order }),
    } as const;
    const bytes = tableBytes(file, printTable(statement, rows, layout), statement.currency);
    return { ...common, bytes, hasEnds, hasBalances: layout.hasBalance || hasEnds, answers };
  }
  const isProvable = file.kind === 'mt940' || file.kind === 'camt';
  return {
    ...common,
    bytes: encodeText(messageOf(file, statement, rows), 'encoding' in file ? file.encoding : 'utf-8'),
    hasBalances: isProvable,
    hasEnds: isProvable,
    answers: { decimal: '.', dateOrder: file.kind === 'qif' && file.days === 'dmy' ? 'dmy' : 'mdy' },
  };
}

type TableFile = Extract<FileKind, { table: TableLayout }>;
type MessageFile = Exclude<FileKind, TableFile>;

function tableBytes(
  file: TableFile,
  table: readonly (readonly PrintedCell[])[],
  currency: string,
): Uint8Array {
  if (file.kind === 'text') return printDelimited(table, file.text);
  return file.kind === 'html' ? printHtml(table) : printWorkbook(table, { ...file, currency });
}

function messageOf(file: MessageFile, statement: TrueStatement, rows: readonly TrueRow[]): string {
  if (file.kind === 'ofx') return printOfx(statement, rows, file.style);
  if (file.kind === 'qif') return printQif(statement, rows, file.days);
  if (file.kind === 'camt') return printCamt(statement, rows, file.version);
  return printMt940(statement, rows);
}

/** Only cells can hold a second line; some encodings lack signs. */
function wordsFor(file: FileKind, description: string): string {
  const words = 'table' in file ? description : description.replace(/\s+/g, ' ');
  if (file.kind === 'text') return writable(words, file.text.encoding);
  return 'encoding' in file ? writable(words, file.encoding) : words;
}

/** What a person with the file in hand would tell the reader beforehand: the currency of the account. */
export function optionsFor({ currency }: PrintedFile): ReadOptions {
  return { currency };
}
