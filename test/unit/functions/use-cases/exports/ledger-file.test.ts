import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { StoredReport } from '../../../../../functions/store/report-states.ts';
import { ledgerFile } from '../../../../../functions/use-cases/exports/ledger-file.ts';
import { getTrialBalance } from '../../../../../functions/use-cases/reports/get-trial-balance.ts';
import type { LedgerFormat } from '../../../../../shared/model/ledger-format.ts';
import { learnWords } from '../../../../../shared/text/words-for.ts';
import { french } from '../../../../../shared/text/fr/french.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { lintOfx } from '../../../../support/ledgers/lint-ofx.ts';
import { readBeancount, sumsOf } from '../../../../support/ledgers/read-beancount.ts';
import { rowWith } from '../../domain/ledger/rows.ts';
import { writeRows } from '../../../../support/write-rows.ts';

const pairId = '01900000-0000-7000-8000-0000000000ff';
const march = { from: '2026-03-01', to: '2026-03-31' };

/** American books with a checking account that began with 1,000 dollars, and these entries. */
async function books(rows: readonly Partial<LedgerRow>[]) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const before = await cloud.organizations.get(organizationId);
  if (!before) throw new Error('There are no books.');
  await cloud.table.write([
    cloud.organizations.accountsChange(
      before,
      before.accounts.map((account) => ({
        ...account,
        openingBalance: account.id === 'checking' ? 100_000 : 0,
      })),
    ),
  ]);
  const organization = await cloud.organizations.get(organizationId);
  if (!organization) throw new Error('There are no books.');
  for (const [at, row] of rows.entries()) {
    const id = `01900000-0000-7000-8000-00000000000${at}`;
    const after = rowWith({ currency: 'USD', date: '2026-03-05', id, ...row, organizationId });
    await writeRows(cloud, [{ after }]);
  }
  const asText = async (
    format: LedgerFormat,
    language: 'en' | 'fr' = 'en',
    chosen: Pick<StoredReport, 'dayOrder'> = {},
  ) => {
    const report = {
      ...{ id: 'r', name: 'r', type: 'transactions', format, status: 'Processing', size: null },
      ...{ organizationId, userId: 'u', fields: [], onlyMatched: false, asked: '', version: 1, language },
      ...chosen,
      ...{ ...march, createdAt: '2026-04-01T12:00:00Z', changedAt: '2026-04-01T12:00:00Z' },
    } satisfies StoredReport;
    const file = await ledgerFile(report, organization, cloud);
    if (typeof file === 'string') return file;
    const pieces: Uint8Array[] = [];
    for await (const piece of file.chunks) pieces.push(piece);
    return { ...file, bytes: Buffer.concat(pieces) };
  };
  const zipOf = async (
    format: LedgerFormat,
    language: 'en' | 'fr' = 'en',
    chosen: Pick<StoredReport, 'dayOrder'> = {},
  ) => {
    const file = await asText(format, language, chosen);
    if (typeof file === 'string') throw new Error(file);
    const files = Object.entries(unzipSync(file.bytes));
    return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
  };
  return { cloud, caller, asText, zipOf };
}

const entries: Partial<LedgerRow>[] = [
  { date: '2026-02-10', amount: -2_500 },
  { amount: -1_205 },
  { kind: 'income', amount: 90_000, categoryId: 'income' },
  { kind: 'transfer', categoryId: 'transfer', amount: -30_000, pairId, date: '2026-03-07' },
  {
    ...{ kind: 'transfer', categoryId: 'transfer', amount: 30_000, pairId, date: '2026-03-09' },
    accountId: 'savings',
  },
  { kind: 'transfer', categoryId: 'transfer', amount: -500, use: 'owner' },
  { amount: -1_000, businessShare: 60, accountId: 'credit-card' },
  { amount: -777, accountId: 'gone-account' },
];

describe('ledgerFile', () => {
  it('says what every account of the trial balance holds', async () => {
    const { cloud, caller, asText } = await books(entries);
    const file = await asText('beancount');
    if (typeof file === 'string') throw new Error(file);
    const { balances, entries: written } = readBeancount(file.bytes.toString());
    expect(file.rows).toBe(7);
    const sums = { moneyIn: 90_000, moneyOut: -2_582, personal: -400, moved: -500 };
    expect(file.totals).toEqual([{ currency: 'USD', ...sums }]);
    const told = await getTrialBalance(march, caller, cloud);
    if (isRefusal(told)) throw new Error(told.refused);
    const [dollars] = told.currencies;
    expect(balances.map(({ amount }) => Math.round(Number(amount.number) * 100)).toSorted()).toEqual(
      dollars?.accounts
        .filter(({ opening, count }) => opening !== 0 || count > 0)
        .map(({ closing }) => closing)
        .toSorted(),
    );
    expect(sumsOf(written).get('Equity:Opening-balances USD')).toBe(-97_500);
    expect(sumsOf(written).get('Equity:Transfers USD')).toBeUndefined();
    expect(sumsOf(written).get('Equity:Owner USD')).toBe(500);
    expect(sumsOf(written).get('Equity:Personal USD')).toBe(400);
  });

  it('packs a statement for each account, with what whoever imports them has to know', async () => {
    const { zipOf } = await books(entries);
    const files = await zipOf('ofx');
    expect([...files.keys()]).toEqual([
      'README.txt',
      'checking_2026-03-01_to_2026-03-31.ofx',
      'savings_2026-03-01_to_2026-03-31.ofx',
      'credit-card_2026-03-01_to_2026-03-31.ofx',
      'gone-account_2026-03-01_to_2026-03-31.ofx',
    ]);
    const [, checking = ''] = files.values();
    expect(lintOfx(checking)[0]?.balance).toBe('1557.95');
    expect(files.get('README.txt')).toContain(
      '- Nothing says with which balance “Savings” began: its closing balance counts from 0.',
    );
    expect(files.get('README.txt')).not.toContain('“Checking”');
  });

  it('warns of what Xero does, in the language of who asks', async () => {
    learnWords('fr', french);
    const { zipOf } = await books(entries);
    expect((await zipOf('xero-precoded')).get('README.txt')).toContain(
      'Never import it for lines that belong to invoices or bills in Xero',
    );
    const inFrench = await zipOf('xero-precoded', 'fr');
    expect(inFrench.get('LISEZMOI.txt')).toContain('Ne l’importez jamais');
    expect(inFrench.get('LISEZMOI.txt')).toContain('du 03/01/2026 au 03/31/2026');
  });

  it('writes days as programs in the country of the books read them, or as was chosen', async () => {
    const { zipOf } = await books(entries.slice(1, 2));
    const written = async (chosen?: Pick<StoredReport, 'dayOrder'>) => {
      const files = await zipOf('quickbooks-3', 'en', chosen);
      return [files.get('README.txt'), files.get('checking_2026-03-01_to_2026-03-31.csv')].join('\n');
    };
    expect(await written()).toMatch(/month first[^]*03\/05\/2026/);
    expect(await written({ dayOrder: 'day-first' })).toMatch(/day first[^]*05\/03\/2026/);
  });

  it('makes the same bytes again', async () => {
    const { asText } = await books(entries);
    const [one, other] = [await asText('quickbooks-3'), await asText('quickbooks-3')];
    if (typeof one === 'string' || typeof other === 'string') throw new Error('no file');
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  it('tells that nothing is in it where all is cash', async () => {
    const { asText } = await books([{ accountId: 'cash' }]);
    expect(await asText('quickbooks-3')).toBe('nothing-to-export');
    expect(await asText('hledger')).toMatchObject({ rows: 1 });
  });
});
