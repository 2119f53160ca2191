import type { StatementQuestion } from '../../../shared/model/statement.ts';
import type { TableFrame } from './find-frame.ts';
import type { Columns } from './columns.ts';
import { cellText } from './table.ts';
import { decimalEvidence, writtenMoney, type DecimalSign } from './written-money.ts';

/** How a file's numbers are written, and the question to ask where the file does not settle it. */
export interface MoneyFormat {
  decimal: DecimalSign;
  questions: StatementQuestion[];
}

/** The ways a file's numbers can be read, likeliest first, decided from all its money cells; one where they settle it. */
export function moneyFormat(frame: TableFrame, columns: Columns, answer?: string): MoneyFormat[] {
  const lines = evidenceLines(frame, columns);
  const [points, commas, unsure] = [lines['.'], lines[','], lines.unsure];
  if (answer === '.' || answer === ',') return [{ decimal: answer, questions: [] }];
  if (points.length + commas.length > 0) return [decided(points, commas)];
  const [first] = unsure;
  if (first === undefined) return [{ decimal: '.', questions: [] }];
  const decimal = first.isPoint ? ',' : '.';
  const other = decimal === '.' ? ',' : '.';
  const rows = unsure.slice(0, 10).map((it) => it.line);
  return [
    { decimal, questions: [{ about: 'number-format', assumed: decimal, alternatives: [other], rows }] },
    {
      decimal: other,
      questions: [{ about: 'number-format', assumed: other, alternatives: [decimal], rows }],
    },
  ];
}

interface EvidenceLine {
  line: number;
  isPoint: boolean;
}

/** The commoner sign wins; amounts written the other way are asked about (and rejected where they cannot be read). */
function decided(points: EvidenceLine[], commas: EvidenceLine[]): MoneyFormat {
  const decimal = commas.length > points.length ? ',' : '.';
  const [misfits, other] = decimal === '.' ? [commas, ','] : [points, '.'];
  const rows = misfits.slice(0, 10).map((it) => it.line);
  if (rows.length === 0) return { decimal, questions: [] };
  return { decimal, questions: [{ about: 'number-format', assumed: decimal, alternatives: [other], rows }] };
}

function evidenceLines(frame: TableFrame, columns: Columns): Record<DecimalSign | 'unsure', EvidenceLine[]> {
  const found: Record<DecimalSign | 'unsure', EvidenceLine[]> = { '.': [], ',': [], unsure: [] };
  const money = [columns.amount, columns.debit, columns.credit, columns.balance].filter(
    (column) => column !== undefined,
  );
  for (const row of frame.body) {
    for (const column of money) {
      if (row.numbers?.has(column)) continue;
      const core = writtenMoney(cellText(row, column))?.core;
      const evidence = core === undefined ? undefined : decimalEvidence(core);
      if (core !== undefined && evidence !== undefined)
        found[evidence].push({ line: row.line, isPoint: core.includes('.') });
    }
  }
  return found;
}
