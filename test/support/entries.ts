import { v7 } from 'uuid';
import { addDays } from '../../shared/civil-date.ts';
import { decimalFromMinor } from '../../shared/money.ts';
import type { NewReportSchedule } from '../../shared/model/report-schedule.ts';
import type { NewRecurringEntry } from '../../shared/model/recurring-entry.ts';
import type { NewTransaction } from '../../shared/model/transaction.ts';

/** The body of a new entry, an expense of 12.50 on one day of March 2026 unless told. */
export function entry(change: Partial<NewTransaction> = {}): NewTransaction {
  return {
    id: v7(),
    kind: 'expense',
    description: 'Paper and ink',
    amount: 1250,
    category: 'Office Expenses',
    accountLabel: 'Checking',
    date: '2026-03-10',
    ...change,
  };
}

/** The body of a new recurring entry, the rent of every month unless told. */
export function recurringEntry(change: Partial<NewRecurringEntry> = {}): NewRecurringEntry {
  return {
    id: v7(),
    kind: 'expense',
    description: 'Studio rent',
    amount: 90_000,
    category: 'Rent',
    accountLabel: 'Checking',
    frequency: 'monthly',
    nextDueDate: addDays(new Date().toISOString().slice(0, 10), 30),
    ...change,
  };
}

/** The body of a new schedule: the entries of each month to the accountant, on its first day at eight, unless told. */
export function reportSchedule(change: Partial<NewReportSchedule> = {}): NewReportSchedule {
  return {
    id: v7(),
    label: 'Month to the accountant',
    frequency: 'monthly',
    day: 1,
    hour: 8,
    content: { kind: 'report', type: 'transactions', format: 'csv' },
    recipientEmail: 'books@example.com',
    recipientName: 'Dana Cole',
    skipUnchanged: false,
    ...change,
  };
}

/** A bank CSV with plain columns; amounts in minor units, balances running on from `openingMinor` where it is given. */
export function statementCsv(
  rows: readonly { date: string; description: string; amount: number }[],
  openingMinor?: number,
): string {
  const decimal = (minor: number) => decimalFromMinor(minor, 'CAD');
  let balance = openingMinor ?? 0;
  const lines = rows.map(({ date, description, amount }) => {
    balance += amount;
    const cells = [
      date,
      description,
      decimal(amount),
      ...(openingMinor === undefined ? [] : [decimal(balance)]),
    ];
    return cells.join(',');
  });
  const header = ['Date', 'Description', 'Amount', ...(openingMinor === undefined ? [] : ['Balance'])].join(
    ',',
  );
  return [header, ...lines, ''].join('\n');
}

/** The same rows as a bank's OFX, whose words for a payment are others than those of its CSV: its number of the day stays with it. */
export function statementOfx(rows: readonly { date: string; description: string; amount: number }[]): string {
  const transactions = rows.map(({ date, description, amount }, at) => {
    const ofDay = rows.slice(0, at).filter((other) => other.date === date).length;
    const number = `${date.replaceAll('-', '')}${ofDay}`;
    return `<STMTTRN><DTPOSTED>${date.replaceAll('-', '')}<TRNAMT>${decimalFromMinor(amount, 'CAD')}<FITID>${number}<NAME>POS ${description.slice(0, 4)} #${number}</STMTTRN>`;
  });
  return `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>CAD<BANKTRANLIST>${transactions.join('\n')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}
