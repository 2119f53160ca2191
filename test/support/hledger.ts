import { spawnSync } from 'node:child_process';
import type { LedgerRow } from '../../functions/domain/ledger/ledger-row.ts';
import { entryLines } from '../../shared/entry-lines.ts';
import { decimalFromMinor, minorFromDecimal } from '../../shared/money.ts';

/** What an account began with, on the day before any entry. */
interface Opening {
  readonly accountId: string;
  readonly currency: string;
  readonly amount: number;
}

const FIRST_DAY = '1000-01-01';

/**
 * The books as a journal of plain-text accounting, each entry in its own currency: `assets:`, `income:` and `expense:` with an id, `transfers`,
 * `personal` and `opening`. What balances an entry is written out, so that hledger refuses one whose lines are not its amount.
 */
export function journalOf(rows: readonly LedgerRow[], openings: readonly Opening[]): string {
  const begun = openings.map(({ accountId, currency, amount }) =>
    [FIRST_DAY, posting(`assets:${accountId}`, amount, currency), posting('opening', -amount, currency)].join(
      '\n',
    ),
  );
  const entries = rows.map((row) =>
    [
      row.date,
      posting(`assets:${row.accountId}`, row.amount, row.currency),
      ...entryLines(row).map((line) => posting(otherSide(line), -line.amount, row.currency)),
    ].join('\n'),
  );
  return `${[...begun, ...entries].join('\n\n')}\n`;
}

function otherSide({ kind, categoryId, isPersonal }: ReturnType<typeof entryLines>[number]): string {
  if (isPersonal) return 'personal';
  return kind === 'transfer' ? 'transfers' : `${kind}:${categoryId}`;
}

const posting = (account: string, amountMinor: number, currency: string): string =>
  `    ${account}  ${decimalFromMinor(amountMinor, currency)} ${currency}`;

/**
 * What hledger makes of a journal's accounts, in minor units: debits are positive, and what is nothing is left out. Without a first day it sums
 * from the beginning on, without a last one to the end.
 */
export function balancesOf(
  journal: string,
  { from, after }: { readonly from?: string; readonly after?: string },
): ReadonlyMap<string, number> {
  const days = [...(from === undefined ? [] : ['-b', from]), ...(after === undefined ? [] : ['-e', after])];
  const { status, stdout, stderr } = spawnSync(
    'hledger',
    ['-f', '-', 'balance', '--flat', '--no-total', '--layout', 'bare', '-O', 'csv', ...days],
    { input: journal, encoding: 'utf8', env: { ...process.env, LANG: 'C.UTF-8' } },
  );
  if (status !== 0) throw new Error(stderr);
  const lines = stdout.trim().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [account = '', currency = '', balance = ''] = line.split(',').map((cell) => cell.slice(1, -1));
      const amount = minorFromDecimal(balance, currency);
      if (amount === undefined) throw new Error(`hledger wrote ${line}`);
      return [`${account} ${currency}`, amount];
    }),
  );
}
