import type { DateOrder, StatementQuestion } from '../../../../shared/model/statement.ts';
import type { Columns } from './columns.ts';
import { decideDateOrder, type DateOrderDecision } from './decide-date-order.ts';
import type { TableFrame } from './find-frame.ts';
import type { TableReading } from './read-table-rows.ts';
import { cellText, isWritten, type TableRow } from './table.ts';
import { writtenDates } from '../../text/written-date.ts';

const NUMERIC_DATE = /(?<!\d)\d{1,2}([-/.])\d{1,2}\1\d{2,4}(?!\d)/g;
const MONTH_FIRST_CURRENCIES = ['USD', 'CAD'];
const YEAR_FIRST_CURRENCIES = ['JPY', 'CNY', 'KRW', 'TWD', 'HUF'];
const ROWS_SHOWN = 10;

/**
 * All days of a file are written in one order: the column used tells, or where that leaves it open its neighbours and the
 * period stated above.
 */
export function tableDateOrder(
  frame: TableFrame,
  columns: Columns,
  currency: string | null,
  given: DateOrder | undefined,
): DateOrderDecision {
  const hint = orderHint(frame, currency);
  const decide = (texts: string[]): DateOrderDecision => decideDateOrder(writtenDates(texts), hint, given);
  const inColumn = (column: number): string[] => changingTexts(frame.body, column);
  const decision = decide(inColumn(columns.date));
  if (decision.isSettled) return decision;
  const above = frame.preamble.flatMap(({ cells }) => cells.join(' ').match(NUMERIC_DATE) ?? []);
  const others = [...columns.otherDates.map(inColumn), ...(above.length > 0 ? [above] : [])].map(decide);
  const orders = [decision.order, ...decision.alternatives];
  return others.find((other) => other.isSettled && orders.includes(other.order)) ?? decision;
}

/** What stands in a column, each text once that is the same in neighbouring rows. */
function changingTexts(rows: readonly TableRow[], column: number): string[] {
  const texts: string[] = [];
  let last = '';
  rows.forEach((row) => {
    if (isWritten(row, column, last)) return;
    last = cellText(row, column);
    texts.push(last);
  });
  return texts;
}

/**
 * Where nothing else tells: months first with dollars of North America or English headings, years first in East Asia and Hungary, days
 * first elsewhere.
 */
function orderHint({ header }: TableFrame, currency: string | null): DateOrder {
  if (currency !== null && YEAR_FIRST_CURRENCIES.includes(currency)) return 'ymd';
  if (currency !== null) return MONTH_FIRST_CURRENCIES.includes(currency) ? 'mdy' : 'dmy';
  const headings = header?.cells.join(' ') ?? '';
  return /\bpost(ed)? date\b|\bposting date\b|\bdebit\b|\bchecking\b/i.test(headings) || header === undefined
    ? 'mdy'
    : 'dmy';
}

/** What to ask where a file leaves the order of its days open. */
export function dateQuestions(
  { isSettled, alternatives, order }: DateOrderDecision,
  rows: TableReading,
): StatementQuestion[] {
  if (isSettled) return [];
  const lines = [...rows.rejected, ...rows.rows].slice(0, ROWS_SHOWN).map((row) => row.row);
  return [{ about: 'date-order', assumed: order, alternatives, rows: lines }];
}
