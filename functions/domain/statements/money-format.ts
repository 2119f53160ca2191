import type { StatementQuestion } from '../../../shared/model/statement.ts';
import { minorDigits } from '../../../shared/money.ts';
import type { TableFrame } from './find-frame.ts';
import type { Columns } from './columns.ts';
import { plainDecimalSign } from './plain-money.ts';
import { decimalEvidence, writtenMoney, type DecimalSign } from './written-money.ts';

const ROWS_SHOWN = 10;

/** How a file's numbers are written, and the question to ask where the file does not settle it. */
export interface MoneyFormat {
  decimal: DecimalSign;
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
  const { '.': points, ',': commas, unsure } = evidenceIn(frame, columns);
  if (points.count + commas.count > 0) return [decided(points, commas)];
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

/** The commoner sign wins; amounts written the other way are asked about (and rejected where they cannot be read). */
function decided(points: Evidence, commas: Evidence): MoneyFormat {
  const decimal = commas.count > points.count ? ',' : '.';
  const [misfits, other] = decimal === '.' ? [commas, ',' as const] : [points, '.' as const];
  return { decimal, questions: misfits.count === 0 ? [] : [question(decimal, other, misfits.lines)] };
}

function question(assumed: DecimalSign, alternative: DecimalSign, rows: number[]): StatementQuestion {
  return { about: 'number-format', assumed, alternatives: [alternative], rows };
}

function evidenceIn(frame: TableFrame, columns: Columns): Record<DecimalSign | 'unsure', Evidence> {
  const none = (): Evidence => ({ count: 0, lines: [], isPoint: false });
  const found = { '.': none(), ',': none(), unsure: none() };
  const money = [columns.amount, columns.debit, columns.credit, columns.balance].filter(
    (column) => column !== undefined,
  );
  for (const row of frame.body) {
    for (const column of money) {
      const text = row.cells[column];
      if (!text || row.numbers?.has(column)) continue;
      const shown = plainDecimalSign(text) ?? closerLook(text.trim());
      if (shown !== undefined && shown !== 'none') note(found[shown], row.line, text);
    }
  }
  return found;
}

function closerLook(text: string): ReturnType<typeof decimalEvidence> {
  const core = writtenMoney(text)?.core;
  return core === undefined ? undefined : decimalEvidence(core);
}

function note(evidence: Evidence, line: number, text: string): void {
  if (evidence.count === 0) evidence.isPoint = text.includes('.');
  evidence.count += 1;
  if (evidence.lines.length < ROWS_SHOWN && evidence.lines.at(-1) !== line) evidence.lines.push(line);
}
