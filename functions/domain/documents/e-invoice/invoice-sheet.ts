import type { EInvoice, InvoiceLine, InvoiceParty } from '../../../../shared/model/e-invoice.ts';
import type { Box, PageText, PageWord } from '../../../../shared/model/document.ts';
import { decimalFromMinor } from '../../../../shared/money.ts';
import type { Words } from '../../../../shared/text/words.ts';
import { UNKNOWN_CURRENCY } from '../amounts/printed-amounts.ts';

type SheetWords = Words['invoiceSheet'];

/** A text on the sheet's grid: a value of the invoice, by the name of its field, or a label in the reader's language. */
interface Cell {
  /** Where it begins; where it ends of a figure. */
  readonly column: number;
  readonly isFigure?: true;
  readonly key?: string;
  readonly text: string | ((words: SheetWords) => string);
}
type Row = readonly Cell[];

/** The sheet is set in letters of one width, with as many left free on each side; a row is above and below. */
const COLUMNS = 96;
const MARGIN = 4;
const WIDTH = COLUMNS + 2 * MARGIN;
const LETTER = { width: 7, height: 16 };
/** Where the buyer and the sums stand. */
const RIGHT = 50;
const HALF_LETTERS = 44;
const VALUE = 24;
const QUANTITY_END = 74;
const DESCRIPTION_LETTERS = 58;
const DESCRIPTION_ROWS = 3;
const NOTE_ROWS = 8;
/** An electronic invoice as people read one: who, when, what for, how much. Labels differ in each language, places don't. */
export function drawnSheet(
  invoice: EInvoice,
  words: SheetWords,
): Pick<PageText, 'width' | 'height' | 'words'> {
  const rows = rowsOf(invoice);
  return {
    width: WIDTH * LETTER.width,
    height: rows.length * LETTER.height,
    words: rows.flatMap((row, index) =>
      row.flatMap((cell) => wordsOf(cell, textOf(cell, words), index / rows.length, 1 / rows.length)),
    ),
  };
}

/** Where each value stands on the sheet, by the name of its field: `total`, `tax-0`, `item-3`; and how it is written there. */
export function sheetPlaces(invoice: EInvoice): ReadonlyMap<string, { text: string; box: Box }> {
  const rows = rowsOf(invoice);
  return new Map(
    rows.flatMap((row, index) =>
      row.flatMap(({ text, key, ...cell }): [string, { text: string; box: Box }][] =>
        key === undefined || typeof text !== 'string'
          ? []
          : [[key, { text, box: boxOf(cell, text, index / rows.length, 1 / rows.length) }]],
      ),
    ),
  );
}

function rowsOf(invoice: EInvoice): Row[] {
  const { kind, number, seller, buyer } = invoice;
  const title: Row = [
    { column: 0, text: ({ kinds }) => kinds[kind] },
    ...(number === null ? [] : [{ column: VALUE, key: 'number', text: number.slice(0, COLUMNS - VALUE) }]),
  ];
  const parties = sideBySide(
    partyOf(seller, 0, 'vendor', ({ seller: label }) => label),
    partyOf(buyer, RIGHT, 'customer', ({ buyer: label }) => label),
  );
  const blocks = [[title], parties, factsOf(invoice), linesOf(invoice), sumsOf(invoice), paymentOf(invoice)];
  return [...blocks.filter((block) => block.length > 0).flatMap((block) => [[], ...block]), []];
}

function partyOf(party: InvoiceParty, column: number, key: string, label: Cell['text']): Cell[][] {
  const { name, address, country, taxNumber } = party;
  if (name === null && address.length === 0) return [];
  const own = key === 'vendor' ? { key: 'taxNumber' } : {};
  return [
    [{ column, text: label }],
    ...(name === null ? [] : [[{ column, key, text: name.slice(0, HALF_LETTERS) }]]),
    ...[...address, country ?? '']
      .filter((line) => line !== '')
      .map((line) => [{ column, text: line.slice(0, HALF_LETTERS) }]),
    ...(taxNumber === null
      ? []
      : [
          [
            { column, text: ({ taxNumber: word }: SheetWords) => word },
            { column: column + VALUE - 6, ...own, text: taxNumber.slice(0, HALF_LETTERS - VALUE) },
          ],
        ]),
  ];
}

function sideBySide(left: readonly Cell[][], right: readonly Cell[][]): Row[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [
    ...(left[at] ?? []),
    ...(right[at] ?? []),
  ]);
}

function factsOf({ issuedOn, dueOn, currency }: EInvoice): Row[] {
  const facts = [
    ['date', issuedOn, (words: SheetWords) => words.issuedOn],
    ['dueDate', dueOn, (words: SheetWords) => words.dueOn],
    ['currency', currency, (words: SheetWords) => words.currency],
  ] as const;
  return facts.flatMap(([key, text, label]) =>
    text === null
      ? []
      : [
          [
            { column: 0, text: label },
            { column: VALUE, key, text },
          ],
        ],
  );
}

function linesOf({ lines, linesLeft, currency }: EInvoice): Row[] {
  if (lines.length === 0) return [];
  const heading: Row = [
    { column: 0, text: ({ description }) => description },
    { column: QUANTITY_END, isFigure: true, text: ({ quantity }) => quantity },
    { column: COLUMNS, isFigure: true, text: ({ amount }) => amount },
  ];
  const left: Row[] =
    linesLeft === 0 ? [] : [[{ column: 0, text: (words) => words.linesLeft({ count: linesLeft }) }]];
  return [heading, ...lines.flatMap((line, index) => rowsOfLine(line, index, currency)), ...left];
}

function rowsOfLine(
  { role, description, quantity, amount }: InvoiceLine,
  index: number,
  currency: string | null,
) {
  const [first = '', ...others] = wrapped(description ?? '', DESCRIPTION_LETTERS, DESCRIPTION_ROWS);
  const label = (words: SheetWords): string => (role === 'goods' ? '' : words[role]);
  const row: Row = [
    { column: 0, text: description === null ? label : first },
    ...(quantity === null
      ? []
      : [{ column: QUANTITY_END, isFigure: true as const, text: plainDecimal(quantity).slice(0, 14) }]),
    figure(amount, currency, `item-${index}`),
  ];
  return [row, ...others.map((text): Row => [{ column: 0, text }])];
}

function sumsOf(invoice: EInvoice): Row[] {
  const { currency, net, taxes, tax, total, prepaid, rounding, due } = invoice;
  const sum = (key: string, amount: number | null, text: Cell['text']): Row[] =>
    amount === null ? [] : [[{ column: RIGHT, text }, figure(amount, currency, key)]];
  return [
    ...sum('subtotal', net, (words) => words.net),
    ...taxes.flatMap(({ rate, amount }, index) =>
      sum(`tax-${index}`, amount, (words) =>
        rate === null ? words.tax : words.taxAt({ rate: String(rate) }),
      ),
    ),
    ...(taxes.length === 1 && taxes[0]?.amount === tax ? [] : sum('tax', tax, (words) => words.tax)),
    ...sum('total', total, (words) => words.total),
    ...sum('prepaid', prepaid === 0 ? null : prepaid, (words) => words.prepaid),
    ...sum('rounding', rounding === 0 ? null : rounding, (words) => words.rounding),
    ...sum('amountDue', due, (words) => words.due),
  ];
}

function paymentOf({ payment: { account, cardLastFour }, terms, notes }: EInvoice): Row[] {
  const said = (label: Cell['text'], text: string | null, key?: string): Row[] =>
    text === null
      ? []
      : wrapped(text, COLUMNS - VALUE, NOTE_ROWS).map((line, at) => [
          ...(at === 0 ? [{ column: 0, text: label }] : []),
          { column: VALUE, ...(at === 0 && key !== undefined ? { key } : {}), text: line },
        ]);
  return [
    ...said((words) => words.account, account, 'paymentMethod'),
    ...said((words) => words.card, cardLastFour, 'cardLastFour'),
    ...said((words) => words.terms, terms),
    ...said((words) => words.notes, notes.length === 0 ? null : notes.join('\n')),
  ];
}

const figure = (amount: number, currency: string | null, key: string): Cell => ({
  column: COLUMNS,
  isFigure: true,
  key,
  text: decimalFromMinor(amount, currency ?? UNKNOWN_CURRENCY),
});

/** A text in lines of so many letters, broken at blanks where it has any; what lies beyond the last is left out. */
function wrapped(text: string, letters: number, rows: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    let line = '';
    for (const word of paragraph.split(/\s+/).map((each) => each.slice(0, letters))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (longer.length > letters) lines.push(line);
      line = longer.length > letters ? word : longer;
    }
    if (line !== '') lines.push(line);
  }
  return lines.slice(0, rows);
}

/** A decimal without the zeros that some programs fill it up with. */
const plainDecimal = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;

/** A cell as its reader writes it; figures are as long in each language. */
function textOf({ text, isFigure }: Cell, words: SheetWords): string {
  if (typeof text !== 'string') return text(words);
  return isFigure ? words.figure({ decimal: text }) : text;
}

function wordsOf(cell: Cell, text: string, top: number, height: number): PageWord[] {
  const begin = cell.isFigure ? cell.column - text.length : cell.column;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word.normalize('NFKC'),
    confidence: 1,
    box: boxOf({ column: begin + index }, word, top, height),
  }));
}

function boxOf(
  { column, isFigure }: Pick<Cell, 'column' | 'isFigure'>,
  text: string,
  top: number,
  height: number,
): Box {
  const begin = isFigure ? column - text.length : column;
  return [(MARGIN + begin) / WIDTH, top + 0.1 * height, text.length / WIDTH, 0.8 * height];
}
