import Papa from 'papaparse';
import { readStatement } from '../../functions/domain/statements/read-statement.ts';
import { addDays } from '../../shared/civil-date.ts';
import { decimalFromMinor } from '../../shared/money.ts';
import { dice, vendors, type Trial } from './bench-match.ts';

const ROWS = 100_000;
const ROWS_A_DAY = 60;

/** When the rows of an account's export begin, and how many stand on each day. */
export interface Pace {
  readonly from: string;
  readonly rowsADay: number;
}

/** A chequing account's export with debits, credits and the balance after each row. */
export function chequingCsv(
  count: number,
  { from, rowsADay }: Pace = { from: '2020-01-01', rowsADay: ROWS_A_DAY },
): string {
  const roll = dice(3);
  let balance = 1_000_000;
  const rows = Array.from({ length: count }, (_, n) => {
    const amount = roll(5) === 0 ? 1 + roll(400_000) : -(1 + roll(90_000));
    balance += amount;
    const money = decimalFromMinor(Math.abs(amount), 'CAD');
    const vendor = vendors[roll(vendors.length)] ?? '';
    const description = `POS VISA ${String(1000 + roll(9000))} ${vendor} ${roll(10) === 0 ? '"MONTREAL, QC"' : 'QC'}`;
    return [
      addDays(from, Math.floor(n / rowsADay)),
      description.includes('"') ? `"${description.replaceAll('"', '""')}"` : description,
      ...(amount < 0 ? [money, ''] : ['', money]),
      decimalFromMinor(balance, 'CAD'),
    ].join(',');
  });
  return ['Date,Description,Debit,Credit,Balance', ...rows, ''].join('\r\n');
}

/** Reading a long CSV from its bytes to rows that its balances prove, against taking the same text apart into cells. */
export function statementTrials(): Trial[] {
  const text = chequingCsv(ROWS);
  const bytes = new TextEncoder().encode(text);
  return [
    {
      name: 'statement',
      what: 'CSV of 100,000 rows to proven rows',
      baseline: 'papaparse alone',
      run: () => provenRows(bytes),
      runBaseline: () => Papa.parse(text, { skipEmptyLines: true }),
    },
  ];
}

/** Reads a statement and holds it to its balances, so that a fast wrong answer is no result. */
export async function provenRows(bytes: Uint8Array): Promise<void> {
  const reading = await readStatement(bytes, { currency: 'CAD' });
  if (reading.kind === 'problem' || reading.statement.proven !== true)
    throw new Error('The statement of the trial is not proven.');
}
