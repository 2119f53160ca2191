import { DateOrder, type StatementQuestion } from '../../../../shared/model/statement.ts';
import { combinedStatement, type SignedRow } from './combined-statement.ts';
import { decideDateOrder, type DateOrderDecision } from '../tables/decide-date-order.ts';
import { problem, type Reading, type ReadOptions, type ReadStatement, type UnreadRow } from '../reading.ts';
import { dateInOrder, writtenDate, type WrittenDate } from '../../text/written-date.ts';
import { decimalEvidence, minorAsShown, writtenMoney, type DecimalSign } from '../../text/written-money.ts';
import { amountTrouble, dateTrouble } from '../unread-cell.ts';

/** One record: its fields by letter and the line it begins on. */
interface QifRecord {
  line: number;
  fields: Map<string, string>;
}

/** Reads QIF bank, cash and card registers: one letter a field, `^` after each record. Investment registers are refused. */
export function readQif(text: string, options: ReadOptions): Reading {
  const kind = /^!type:\s*([a-z ]+)/im.exec(text)?.[1]?.trim().toLowerCase() ?? '';
  if (/^(invst|invest|prices|security|memorized|cat|class)/.test(kind)) {
    return problem('unsupported-format', { code: 'no-register-in-qif' });
  }
  const records = recordsOf(text);
  const dates = decideDateOrder(
    records.map(dayOf).filter((date) => date !== undefined),
    'mdy',
    DateOrder.safeParse(options.answers?.['date-order']).data ?? options.dateOrder,
  );
  const decimal = decimalOf(records);
  const rows = records.map((record) => rowFrom(record, dates, decimal, options.currency ?? ''));
  const account = kind === 'ccard' ? { label: 'Credit card', kind: 'credit-card' as const } : null;
  const reading = combinedStatement('qif', [
    { currency: options.currency ?? null, account, opening: null, closing: null, rows },
  ]);
  return reading.kind === 'read' ? { kind: 'read', statement: asking(reading.statement, dates) } : reading;
}

function recordsOf(text: string): QifRecord[] {
  const records: QifRecord[] = [];
  let record: QifRecord | undefined;
  let isRegister = true;
  text.split('\n').forEach((written, at) => {
    const line = written.trimStart();
    if (line.startsWith('!')) isRegister = !/^!account/i.test(line);
    if (!isRegister || line.startsWith('!') || line.trim() === '') return;
    if (line.startsWith('^')) record = undefined;
    else {
      if (!record) records.push((record = { line: at + 1, fields: new Map() }));
      const letter = line[0] ?? '';
      if (!record.fields.has(letter)) record.fields.set(letter, line.slice(1).trim());
    }
  });
  return records.filter(({ fields }) => fields.has('D') || fields.has('T') || fields.has('U'));
}

/** Quicken writes years after 1999 with an apostrophe (`1/ 5'26`). */
function dayOf({ fields }: QifRecord): WrittenDate | undefined {
  return writtenDate((fields.get('D') ?? '').replace(/\s+/g, '').replace("'", '/'));
}

function decimalOf(records: QifRecord[]): DecimalSign {
  const evidence = records.map(({ fields }) =>
    decimalEvidence(writtenMoney(fields.get('T') ?? '')?.core ?? ''),
  );
  return evidence.filter((it) => it === ',').length > evidence.filter((it) => it === '.').length ? ',' : '.';
}

function rowFrom(
  record: QifRecord,
  dates: DateOrderDecision,
  decimal: DecimalSign,
  currency: string,
): SignedRow | UnreadRow {
  const shown = record.fields.get('T') ?? record.fields.get('U') ?? '';
  const written = writtenMoney(shown);
  const minor = written && minorAsShown(written.core, decimal, currency);
  const day = dayOf(record);
  const date = day && dateInOrder(day, dates.order);
  const row = record.line;
  if (date === undefined) return { row, reason: dateTrouble(record.fields.get('D') ?? '') };
  if (minor === undefined) return { row, reason: amountTrouble(shown) };
  const texts = ['P', 'M'].map((letter) => record.fields.get(letter) ?? '').filter((text) => text !== '');
  return {
    row,
    date,
    description: texts.join(' '),
    amount: written?.sign === -1 && minor !== 0 ? -minor : minor,
  };
}

function asking(statement: ReadStatement, dates: DateOrderDecision): ReadStatement {
  if (dates.isSettled) return statement;
  const rows = statement.transactions.slice(0, 10).map((transaction) => transaction.row);
  const question: StatementQuestion = {
    about: 'date-order',
    assumed: dates.order,
    alternatives: dates.alternatives,
    rows,
  };
  return { ...statement, questions: [question] };
}
