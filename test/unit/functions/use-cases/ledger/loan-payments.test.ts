import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { addAccount } from '../../../../../functions/use-cases/books/add-account.ts';
import { listAccounts } from '../../../../../functions/use-cases/books/list-accounts.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { decidePair } from '../../../../../functions/use-cases/ledger/decide-pair.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { getSummary } from '../../../../../functions/use-cases/ledger/get-summary.ts';
import { getWorklist } from '../../../../../functions/use-cases/ledger/get-worklist.ts';
import { listPairs } from '../../../../../functions/use-cases/ledger/list-pairs.ts';
import { pairPeriod } from '../../../../../functions/use-cases/ledger/pair-period.ts';
import type { NewTransaction, Transaction } from '../../../../../shared/model/transaction.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const LOAN = '01900000-0000-7000-8000-0000000000aa';
const OTHER = '01900000-0000-7000-8000-0000000000bb';
const march = { from: '2026-03-01', to: '2026-03-31' };
const payment = { amount: 50_000, description: 'VAN LOAN PMT', category: '', date: '2026-03-10' } as const;
const principal = { transferTo: LOAN, amount: 42_000 };
const arrived = {
  ...{ kind: 'transfer' as const, amount: 42_000, accountLabel: 'Van loan', category: '' },
  ...{ description: 'Principal', date: '2026-03-11' },
} as const;

/** Books with two loans, of 10,000 and of 5,000, and these rows. */
async function lent(rows: readonly Partial<NewTransaction>[]) {
  const { cloud, caller } = await memoryBooks();
  const loan = { kind: 'loan' as const, openingBalance: -1_000_000 };
  await addAccount({ ...loan, id: LOAN, name: 'Van loan' }, caller, cloud);
  await addAccount({ ...loan, id: OTHER, name: 'Equipment loan' }, caller, cloud);
  const { organizationId } = caller;
  const added: Transaction[] = [];
  for (const row of rows) {
    const one = await addTransaction(entry(row), caller, cloud);
    if (isRefusal(one)) throw new Error(JSON.stringify(one));
    added.push(one);
  }
  const pair = () => pairPeriod(organizationId, march, cloud);
  await pair();
  const pairs = async (status: 'open' | 'decided') => {
    const page = await listPairs({ status, limit: 10 }, caller, cloud);
    if (isRefusal(page)) throw new Error(page.refused);
    return page.items.map((item) => item.pair);
  };
  const row = async (at: number) => cloud.ledger.get(organizationId, added[at]?.id ?? '');
  const figures = async () => {
    const { items } = await listAccounts(caller, cloud);
    const owed = (id: string) => items.find((account) => account.id === id)?.balance;
    const summary = await getSummary(march, caller, cloud);
    if (isRefusal(summary)) throw new Error(summary.refused);
    expect(await driftOf(organizationId, cloud)).toEqual([]);
    return { expenses: summary.expenses, loan: owed(LOAN), checking: owed('checking') };
  };
  const decide = async (id: string | undefined, decision: 'confirm' | 'undo') =>
    decidePair(id ?? '', { decision }, caller, cloud);
  const say = async (at: number, change: object) => {
    const version = (await row(at))?.version ?? 0;
    return changeTransaction(added[at]?.id ?? '', { version, ...change }, caller, cloud);
  };
  return { caller, cloud, pair, pairs, row, figures, decide, say };
}

const once = { expenses: -8000, loan: -958_000, checking: -50_000 };

describe('a payment that a person split, and the loan’s own row of the principal', () => {
  const rows = [{ ...payment, category: 'Interest', parts: [principal] }, arrived];

  it('counts once, without a question', async () => {
    const { figures, pairs, row } = await lent(rows);
    expect(await figures()).toEqual(once);
    expect(await pairs('decided')).toMatchObject([{ kind: 'loan', status: 'made', decidedBy: 'matchbook' }]);
    expect(await pairs('open')).toEqual([]);
    expect((await row(0))?.parts).toMatchObject([{ transferTo: LOAN, transferId: (await row(1))?.id }]);
  });

  it('counts once too where it is split after the loan’s statement came', async () => {
    const { say, pair, figures, pairs } = await lent([payment, arrived]);
    expect(await pairs('open')).toMatchObject([{ kind: 'loan' }]);
    await say(0, { category: 'Interest', parts: [principal] });
    await pair();
    expect(await pairs('decided')).toMatchObject([{ kind: 'loan', decidedBy: 'matchbook' }]);
    expect(await figures()).toEqual(once);
  });

  it('counts once, by the lender’s figure, where the split was some cents off, and is no pair where it was more', async () => {
    const split = (amount: number) => [
      { ...payment, category: 'Interest', parts: [{ ...principal, amount }] },
      arrived,
    ];
    const near = await lent(split(42_004));
    expect(await near.figures()).toEqual(once);
    expect((await near.row(0))?.parts).toMatchObject([
      { amount: -42_000, transferId: (await near.row(1))?.id },
    ]);
    await near.decide((await near.pairs('decided'))[0]?.id, 'undo');
    expect((await near.row(0))?.parts).toMatchObject([{ amount: -42_004 }]);
    const far = await lent(split(42_100));
    expect((await far.row(0))?.pairId).toBeUndefined();
  });

  it('stands split as before once the pair is undone, and once the loan’s row is deleted', async () => {
    const { decide, pairs, row, caller, cloud, figures } = await lent(rows);
    const [made] = await pairs('decided');
    await decide(made?.id, 'undo');
    expect((await row(0))?.parts).toEqual([
      { kind: 'transfer', categoryId: 'transfer', amount: -42_000, description: '', transferTo: LOAN },
    ]);
    await decide(made?.id, 'confirm');
    expect(await figures()).toEqual(once);
    await deleteTransaction((await row(1))?.id ?? '', caller, cloud);
    expect(await figures()).toEqual(once);
    expect((await row(0))?.pairId).toBeUndefined();
  });

  it('keeps the pair where another part is added, and asks again where the principal is another one', async () => {
    const { say, figures, pairs, row } = await lent(rows);
    await say(0, { parts: [principal, { category: 'Travel', amount: 100 }] });
    expect(await figures()).toEqual(once);
    await say(0, { parts: [{ ...principal, amount: 40_000 }] });
    expect([(await row(0))?.pairId, (await row(1))?.pairId]).toEqual([undefined, undefined]);
    expect(await pairs('open')).toMatchObject([{ kind: 'loan', status: 'suggested' }]);
  });
});

describe('a payment that nobody split', () => {
  it('is offered as principal and interest by what the loan’s own row says, and comes apart whole', async () => {
    const { figures, pairs, decide, row } = await lent([payment, arrived]);
    const [offered] = await pairs('open');
    expect(offered).toMatchObject({ kind: 'loan', status: 'suggested' });
    const before = await row(0);
    expect(await decide(offered?.id, 'confirm')).toMatchObject({ status: 'made' });
    expect(await figures()).toEqual(once);
    expect((await row(0))?.categoryId).not.toBe(before?.categoryId);
    await decide(offered?.id, 'undo');
    expect(await row(0)).toEqual({ ...before, version: 3 });
  });

  it('belongs to the loan that its text names', async () => {
    const { pairs, row } = await lent([
      payment,
      { ...arrived, accountLabel: 'Equipment loan', amount: 43_000, date: '2026-03-10' },
      arrived,
    ]);
    expect((await pairs('open')).map(({ transactionIds }) => transactionIds)).toEqual([
      [(await row(0))?.id, (await row(2))?.id],
    ]);
  });

  it('is asked about where it may pay back either', async () => {
    const { pairs, decide, caller, cloud } = await lent([
      { ...payment, description: 'LOAN PMT' },
      { ...arrived, accountLabel: 'Equipment loan', amount: 43_000 },
      arrived,
    ]);
    const open = await pairs('open');
    expect(open.map(({ kind }) => kind)).toEqual(['loan', 'loan']);
    expect((await getWorklist(caller, cloud)).pairs).toBe(2);
    await decide(open[0]?.id, 'confirm');
    expect(await pairs('open')).toEqual([]);
    expect((await getWorklist(caller, cloud)).pairs).toBeUndefined();
  });
});

describe('a loan that states the whole payment, and its interest as a row of its own', () => {
  const whole = { ...arrived, amount: 50_000, description: 'PAYMENT RECEIVED' };
  const interest = {
    accountLabel: 'Van loan',
    amount: 8000,
    description: 'INTEREST',
    category: 'Interest',
    date: '2026-03-31',
  };

  it('is the other side of the payment', async () => {
    const { figures, pairs } = await lent([payment, whole, interest]);
    expect(await pairs('decided')).toMatchObject([{ kind: 'transfer', decidedBy: 'matchbook' }]);
    expect(await figures()).toEqual(once);
  });

  it('has the interest count once, also where a person split the payment before', async () => {
    const { figures, pairs } = await lent([
      { ...payment, category: 'Interest', parts: [principal] },
      whole,
      interest,
    ]);
    expect(await pairs('decided')).toMatchObject([{ kind: 'transfer', decidedBy: 'matchbook' }]);
    expect(await figures()).toEqual(once);
  });

  it('asks while no row states the interest', async () => {
    const { figures, pairs } = await lent([{ ...payment, category: 'Interest', parts: [principal] }, whole]);
    expect(await pairs('open')).toMatchObject([{ kind: 'transfer', status: 'suggested' }]);
    expect((await figures()).expenses).toBe(-8000);
  });

  it('asks which one where two loans got the same', async () => {
    const { pairs } = await lent([
      { ...payment, description: 'LOAN PMT' },
      whole,
      { ...whole, accountLabel: 'Equipment loan' },
    ]);
    expect(await pairs('decided')).toEqual([]);
    expect((await pairs('open')).length).toBeGreaterThan(0);
  });
});

describe('what a lender paid out', () => {
  it('stands on the loan once a transfer out of that is added, without a question', async () => {
    const proceeds = { kind: 'transfer' as const, description: 'BUSINESS LOAN PROCEEDS', category: '' };
    const { figures, pairs } = await lent([
      { ...proceeds, amount: 500_000, date: '2026-03-10' },
      {
        ...proceeds,
        amount: -500_000,
        date: '2026-03-10',
        accountLabel: 'Van loan',
        description: 'Borrowed',
      },
    ]);
    expect(await figures()).toEqual({ expenses: 0, loan: -1_500_000, checking: 500_000 });
    expect(await pairs('open')).toEqual([]);
  });
});
