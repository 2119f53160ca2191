import { createHash } from 'node:crypto';
import type { LayoutRole, StatementLayout } from '../../../../shared/model/statement.ts';
import type { Columns } from './columns.ts';
import type { TableFrame } from './find-frame.ts';
import { foldText } from '../../text/fold-text.ts';
import { cellText } from './table.ts';

const SAMPLES = 3;
const SAMPLE_ROWS = 200;
const SAMPLE_LENGTH = 80;
const WIDTH_MAX = 200;

/** Roles that one column alone can have, with the roles they rule out: one amount, or debits beside credits. */
const SINGLE = {
  amount: ['debit', 'credit', 'otherCredit', 'gross'],
  debit: ['amount', 'gross'],
  credit: ['amount', 'gross'],
  direction: [],
  balance: [],
  opening: [],
  closing: [],
  currency: [],
  account: [],
} as const satisfies Partial<Record<LayoutRole, readonly (keyof Columns)[]>>;
type SingleRole = keyof typeof SINGLE;
const singleRoles = Object.keys(SINGLE) as SingleRole[];

/** How a table was read, for people to check and change, with a signature that the next file of its shape shares. */
export function tableLayout(frame: TableFrame, columns: Columns): StatementLayout {
  const rows = frame.body.slice(0, SAMPLE_ROWS);
  const width = Math.max(frame.header?.cells.length ?? 0, ...rows.map((row) => row.cells.length));
  return {
    signature: signatureOf(frame, width),
    columns: Array.from({ length: Math.min(width, WIDTH_MAX) }, (_, index) => {
      const header = frame.header ? cellText(frame.header, index) : '';
      const texts = new Set(rows.map((row) => cellText(row, index).slice(0, SAMPLE_LENGTH)));
      texts.delete('');
      return { index, header, role: roleOf(index, header, columns), samples: [...texts].slice(0, SAMPLES) };
    }),
  };
}

/** Headings make a shape; a table without any is known by its width alone. */
function signatureOf({ header }: TableFrame, width: number): string {
  const shape = header ? header.cells.map(foldText).join('|') : `without headings: ${String(width)}`;
  return createHash('sha256').update(shape).digest('hex').slice(0, 32);
}

function roleOf(index: number, header: string, columns: Columns): LayoutRole {
  if (columns.date === index) return 'date';
  if (columns.otherDates.includes(index)) return 'other-date';
  const single = singleRoles.find((role) => columns[role] === index);
  if (single !== undefined) return single;
  if (columns.otherCredit === index) return 'credit';
  if (columns.fees.includes(index)) return 'fee';
  if (columns.text.includes(index)) return 'description';
  if (columns.standings.includes(index)) return 'status';
  if (!columns.detail.includes(index)) return 'ignored';
  return /categor|kategor|type|class/.test(foldText(header)) ? 'category' : 'reference';
}

/** Inferred columns with the roles given by a person; undefined where day or amount have no column even so. */
export function withRoles(
  inferred: Columns | undefined,
  roles: Readonly<Record<number, LayoutRole>> | undefined,
): Columns | undefined {
  const given = Object.entries(roles ?? {})
    .map(([index, role]) => [Number(index), role] as const)
    // It may stand in for a description as well, which its role doesn't say.
    .filter(([index, role]) => role !== 'status' || !inferred?.standings.includes(index));
  if (given.length === 0) return inferred;
  const columns = without(inferred ?? NONE, new Set(given.map(([index]) => index)));
  for (const [index, role] of given) place(columns, index, role);
  return isReadable(columns) ? columns : undefined;
}

const NO_COLUMN = -1;
const NONE: Columns = {
  date: NO_COLUMN,
  otherDates: [],
  fees: [],
  status: [],
  standings: [],
  kinds: [],
  text: [],
  detail: [],
  isGuessed: false,
  isDirected: false,
};

/** The columns with nothing said of those in `taken`. */
function without(columns: Columns, taken: ReadonlySet<number>): Columns {
  const isFree = (index: number): boolean => !taken.has(index);
  const kept: Columns = {
    ...columns,
    date: isFree(columns.date) ? columns.date : NO_COLUMN,
    otherDates: columns.otherDates.filter(isFree),
    fees: columns.fees.filter(isFree),
    status: columns.status.filter(isFree),
    standings: columns.standings.filter(isFree),
    kinds: columns.kinds.filter(isFree),
    text: columns.text.filter(isFree),
    detail: columns.detail.filter(isFree),
  };
  for (const role of [...singleRoles, 'otherCredit', 'gross'] as const) {
    const index = kept[role];
    if (index !== undefined && taken.has(index)) Reflect.deleteProperty(kept, role);
  }
  return kept;
}

function place(columns: Columns, index: number, role: LayoutRole): void {
  if (role === 'date') columns.date = index;
  else if (role === 'other-date') columns.otherDates.push(index);
  else if (role === 'fee') insert(columns.fees, index);
  else if (role === 'description') insert(columns.text, index);
  else if (role === 'reference' || role === 'category') insert(columns.detail, index);
  else if (role === 'status') {
    insert(columns.status, index);
    insert(columns.standings, index);
  } else if (role !== 'ignored') placeSingle(columns, index, role);
}

function placeSingle(columns: Columns, index: number, role: SingleRole): void {
  for (const other of SINGLE[role]) Reflect.deleteProperty(columns, other);
  columns[role] = index;
  if (role === 'debit' || role === 'credit') {
    columns.isGuessed = false;
    delete columns.isOpenPair;
  }
  if (role === 'direction') columns.isDirected = true;
}

/** Keeps the columns in the file's order, so that a description reads as it stands there. */
function insert(list: number[], index: number): void {
  list.push(index);
  list.sort((a, b) => a - b);
}

/** A day, and an amount or at least one of debits and credits. */
function isReadable(columns: Columns): boolean {
  const money = columns.amount ?? columns.debit ?? columns.credit;
  return columns.date !== NO_COLUMN && money !== undefined;
}
