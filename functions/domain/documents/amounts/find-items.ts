import type { DocumentItem } from '../../../../shared/model/document.ts';
import type { LabelledAmount } from './money-line.ts';
import { printedDates } from '../dates/printed-dates.ts';
import { stretch, unionBox, type TextLine } from '../../text/text-line.ts';
import { oneLine } from '../../text/one-line.ts';
import { labelCues } from './total-label.ts';

/** What a line of goods never says: totals, taxes, payment. */
const SUMMARY = [
  'total',
  'grandTotal',
  'due',
  'subtotal',
  'taxOnly',
  'change',
  'paid',
  'tendered',
  'rounding',
];
const ITEMS_MAX = 300;
/** A line above without an amount may hold the description when it stands this close (in heights). */
const ABOVE_HEIGHTS = 2.5;
const QUANTITY =
  /^\W*(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:x\b|@|\*|pcs?\b|st\b|stk\b|×)|^\W*(\d{1,3})\s+(?=\p{L}{2})|\b(\d{1,4})\s*(?:x|@|×|\*)\s*\$?\s*\d|\s{3}(\d{1,4}(?:[.,]\d{1,3})?)\s{3}/iu;

/** The lines of goods and services above the document's first sum, in the order printed. */
export function findItems(amounts: readonly LabelledAmount[], lines: readonly TextLine[]): DocumentItem[] {
  const rows = [...Map.groupBy(amounts, ({ line }) => line.index).values()];
  const items: DocumentItem[] = [];
  for (const row of rows.slice(0, ITEMS_MAX)) {
    const last = row.at(-1);
    if (!last) continue;
    if (isSummary(last) && items.length > 0) break;
    const item = isSummary(last) ? undefined : itemOf(last, row[0] ?? last, lines);
    if (item) items.push(item);
  }
  return items;
}

function isSummary({ line, from }: LabelledAmount): boolean {
  const cues = labelCues(line.text.slice(0, from));
  return SUMMARY.some((name) => cues[name] !== undefined);
}

function itemOf(
  last: LabelledAmount,
  first: LabelledAmount,
  lines: readonly TextLine[],
): DocumentItem | undefined {
  const { line, to } = last;
  const own = descriptionIn(line.text.slice(0, first.from));
  const above = own === '' ? descriptionAbove(line, lines) : undefined;
  const description = own === '' ? above?.text : own;
  if (description === undefined || description === '' || printedDates(line.text).length > 0) return undefined;
  const match = QUANTITY.exec(line.text.slice(0, last.from));
  const quantity = match?.slice(1).find(Boolean);
  const place = stretch(line, 0, to);
  return {
    description,
    quantity: quantity === undefined ? null : Number(quantity.replace(',', '.')),
    amount: last.isNegative ? -last.amount : last.amount,
    page: line.page,
    box: above ? unionBox([above.box, place.box]) : place.box,
  };
}

/** The words of a line of goods without its number, quantity and unit prices. */
function descriptionIn(text: string): string {
  const words = text
    .replace(/^\W*\d{1,4}(?:[.,]\d{1,3})?\s*(?:x\b|@|\*|pcs?\b|×)/i, '')
    .replace(/^\W*\d{1,4}[.)]?\s+(?=\p{L})/u, '')
    .replace(/\s{3,}[\d.,\s@x%$€£*-]*$/i, '')
    .replace(/[\s@x$€£*:-]+$/i, '');
  const plain = oneLine(words);
  return /\p{L}{2}/u.test(plain) ? plain : '';
}

function descriptionAbove(
  line: TextLine,
  lines: readonly TextLine[],
): { text: string; box: DocumentItem['box'] } | undefined {
  const above = lines[line.index - 1];
  const isNear = above?.page === line.page && line.box[1] - above.box[1] < ABOVE_HEIGHTS * line.box[3];
  if (!isNear || /\d[.,]\d\d(?!\d)/.test(above.text)) return undefined;
  return { text: descriptionIn(above.text), box: above.box };
}
