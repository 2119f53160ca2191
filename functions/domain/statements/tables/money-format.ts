import type { StatementQuestion } from '../../../../shared/model/statement.ts';
import { minorDigits } from '../../../../shared/money.ts';
import type { TableFrame } from './find-frame.ts';
import type { Columns } from './columns.ts';
import { cellText, isEmptyCell, plainDecimalSignIn, writtenCell, type TableRow } from './table.ts';
import { decimalEvidence, writtenMoney, type DecimalSign } from '../../text/written-money.ts';

const ROWS_SHOWN = 10;

/** How a file's numbers are written, and the question to ask where the file does not settle it. */
export interface MoneyFormat {
  decimal: DecimalSign;
  /** Where balances are written another way than amounts, as one French bank does. */
  balanceDecimal?: DecimalSign;
  questions: StatementQuestion[];
}

/** The ways a file's numbers can be read, likeliest first, decided from all its money cells; one where they settle it. */
export function moneyFormat(
  frame: TableFrame,
  columns: Columns,
  currency: string,
  answer?: string,
): MoneyFormat[] {
  if (answer === '.' || answer === ',') return [{ decimal: answer, questions: [] }];
  const { amounts, balances } = evidenceIn(frame, columns);
  const own = ownBalanceFormat(amounts, balances);
  if (own) return [own];
  const { '.': points, ',': commas, unsure } = together(amounts, balances);
  if (points.count + commas.count > 0) return [decided(points, commas, unsure)];
  if (unsure.count === 0) return [{ decimal: '.', questions: [] }];
  const decimal = unsure.isPoint ? ',' : '.';
  if (minorDigits(currency) === 0) return [{ decimal, questions: [] }];
  const other = decimal === '.' ? ',' : '.';
  return [
    { decimal, questions: [question(decimal, other, unsure.lines)] },
    { decimal: other, questions: [question(other, decimal, unsure.lines)] },
  ];
}

/** How many amounts show one decimal sign, and the first lines that do. */
interface Evidence {
  count: number;
  lines: number[];
  isPoint: boolean;
}

/** The commoner sign wins; where both are seen, amounts that could be written either way are asked about. */
function decided(points: Evidence, commas: Evidence, unsure: Evidence): MoneyFormat {
  const [decimal, other] = commas.count > points.count ? ([',', '.'] as const) : (['.', ','] as const);
  const isMixed = points.count > 0 && commas.count > 0 && unsure.count > 0;
  return { decimal, questions: isMixed ? [question(decimal, other, unsure.lines)] : [] };
}

function question(assumed: DecimalSign, alternative: DecimalSign, rows: number[]): StatementQuestion {
  return { about: 'number-format', assumed, alternatives: [alternative], rows };
}

type EvidenceBySign = Record<DecimalSign | 'unsure', Evidence>;

/** Amounts all of one way and balances all of the other: each is read in its own. */
function ownBalanceFormat(amounts: EvidenceBySign, balances: EvidenceBySign): MoneyFormat | undefined {
  const [decimal, balanceDecimal] = [onlySign(amounts), onlySign(balances)];
  if (!decimal || !balanceDecimal || decimal === balanceDecimal) return undefined;
  return { decimal, balanceDecimal, questions: [] };
}

function onlySign({ '.': points, ',': commas }: EvidenceBySign): DecimalSign | undefined {
  if (points.count > 0 && commas.count > 0) return undefined;
  return points.count > 0 ? '.' : commas.count > 0 ? ',' : undefined;
}

function together(a: EvidenceBySign, b: EvidenceBySign): EvidenceBySign {
  const both = (sign: DecimalSign | 'unsure'): Evidence => ({
    count: a[sign].count + b[sign].count,
    lines: [...new Set([...a[sign].lines, ...b[sign].lines])].sort((x, y) => x - y).slice(0, ROWS_SHOWN),
    isPoint: a[sign].count > 0 ? a[sign].isPoint : b[sign].isPoint,
  });
  return { '.': both('.'), ',': both(','), unsure: both('unsure') };
}

/** What amounts and balances show, in one pass over the rows. */
function evidenceIn(
  { body }: TableFrame,
  { amount, debit, credit, otherCredit, balance }: Columns,
): Record<'amounts' | 'balances', EvidenceBySign> {
  const [amounts, balances] = [noEvidence(), noEvidence()];
  const columns = [amount, debit, credit, otherCredit].filter((column) => column !== undefined);
  body.forEach((row) => {
    for (const column of columns) noteSign(amounts, row, column);
    if (balance !== undefined) noteSign(balances, row, balance);
  });
  return { amounts, balances };
}

function noEvidence(): EvidenceBySign {
  const none = (): Evidence => ({ count: 0, lines: [], isPoint: false });
  return { '.': none(), ',': none(), unsure: none() };
}

function noteSign(found: EvidenceBySign, row: TableRow, column: number): void {
  if (isEmptyCell(row, column) || row.numbers?.has(column)) return;
  const shown = plainDecimalSignIn(row, column) ?? closerLook(cellText(row, column));
  if (shown !== undefined && shown !== 'none') note(found[shown], row, column);
}

function closerLook(text: string): ReturnType<typeof decimalEvidence> {
  const core = writtenMoney(text)?.core;
  return core === undefined ? undefined : decimalEvidence(core);
}

function note(evidence: Evidence, row: TableRow, column: number): void {
  if (evidence.count === 0) evidence.isPoint = writtenCell(row, column).includes('.');
  evidence.count += 1;
  if (evidence.lines.length < ROWS_SHOWN && evidence.lines.at(-1) !== row.line) evidence.lines.push(row.line);
}
