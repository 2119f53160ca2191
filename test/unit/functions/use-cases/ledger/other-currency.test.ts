import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { PublishedRates } from '../../../../../functions/adapters/published-rates.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { addAccount } from '../../../../../functions/use-cases/books/add-account.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { editTransactions } from '../../../../../functions/use-cases/ledger/edit-transactions.ts';
import { getSummary } from '../../../../../functions/use-cases/ledger/get-summary.ts';
import { fetchRates } from '../../../../../functions/use-cases/rates/fetch-rates.ts';
import { changeBack } from '../../../../../web/features/entry/change-back.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { ecbFile } from '../../../../support/published-rates.ts';
import { writeRows } from '../../../../support/write-rows.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Books in US dollars with an account in euros, and an entry of each. */
async function twoCurrencies() {
  const { cloud: parts, caller } = await memoryBooks();
  const publishedRates = new PublishedRates(() => undefined);
  const cloud = { ...parts, publishedRates, log: silent };
  await addAccount({ id: v7(), name: 'Euros', kind: 'checking', currency: 'EUR' }, caller, cloud);
  const added = async (accountLabel: string) => {
    const row = await addTransaction(entry({ accountLabel }), caller, cloud);
    if (isRefusal(row)) throw new Error('It was not added.');
    return row;
  };
  return { cloud, caller, dollars: await added('Checking'), euros: await added('Euros') };
}

const inEuros = { accountLabel: { code: 'account-of-other-currency', currency: 'EUR', own: 'USD' } };

describe('an entry', () => {
  it('goes into no account of another currency, whose balance would add up what is no one amount', async () => {
    const { cloud, caller, dollars } = await twoCurrencies();
    const { id, version } = dollars;
    expect(await changeTransaction(id, { version, accountLabel: 'Euros' }, caller, cloud)).toMatchObject({
      refused: 'invalid-input',
      fields: inEuros,
    });
    const moved = await changeTransaction(id, { version, accountLabel: 'Savings' }, caller, cloud);
    expect(moved).toMatchObject({ accountId: 'savings', currency: 'USD' });
  });

  it('goes there in the currency of that account, where it was typed by hand, and comes back as it was', async () => {
    const { cloud, caller, dollars } = await twoCurrencies();
    await fetchRates({ source: 'ecb', text: ecbFile([dollars.date]) }, cloud);
    const { id, version } = dollars;
    const change = { accountLabel: 'Euros', currency: 'EUR' as const };
    const moved = await changeTransaction(id, { version, ...change }, caller, cloud);
    if (isRefusal(moved)) throw new Error(moved.refused);
    expect(moved).toMatchObject({
      ...{ accountLabel: 'Euros', currency: 'EUR', amount: -1250 },
      worth: { currency: 'USD', source: 'ecb', amount: -1356 },
    });
    // The one that was in euros before waits for its rate.
    expect(await getSummary(march, caller, cloud)).toMatchObject({
      expenses: -1356,
      apart: [{ currency: 'EUR', count: 1 }],
    });
    expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
    const back = { ...changeBack(dollars, change), version: moved.version };
    expect(await changeTransaction(id, back, caller, cloud)).toEqual({ ...dollars, version: version + 2 });
    expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
  });

  it('takes another currency from nothing else: not from a wish alone, and not where a bank or a document says which it is', async () => {
    const { cloud, caller, dollars } = await twoCurrencies();
    const { id, version } = dollars;
    const change = async (wish: object, at = version) =>
      changeTransaction(id, { version: at, ...wish }, caller, cloud);
    const inDollars = { accountLabel: { code: 'account-of-other-currency', currency: 'USD', own: 'EUR' } };
    expect(await change({ currency: 'EUR' })).toMatchObject({ fields: inDollars });
    expect(await change({ accountLabel: 'Savings', currency: 'EUR' })).toMatchObject({ fields: inDollars });
    const before = await cloud.ledger.get(caller.organizationId, id);
    if (!before) throw new Error('It is gone.');
    const linked = { ...before, receiptId: id, receiptIds: [id], version: 2 };
    await writeRows(cloud, [{ before, after: linked }]);
    expect(await change({ accountLabel: 'Euros', currency: 'EUR' }, 2)).toMatchObject({ fields: inEuros });
    const imported = { ...before, source: 'import:one' as const, version: 3 };
    await writeRows(cloud, [{ before: linked, after: imported }]);
    expect(await change({ accountLabel: 'Euros', currency: 'EUR' }, 3)).toMatchObject({ fields: inEuros });
  });

  it('does not go there among others either, of which none is moved', async () => {
    const { cloud, caller, dollars, euros } = await twoCurrencies();
    const entries = [euros, dollars].map(({ id, version }) => ({ transactionId: id, version }));
    const act = { do: 'account', accountLabel: 'Euros' } as const;
    expect(await editTransactions({ id: v7(), act, entries }, caller, cloud)).toMatchObject({
      refused: 'invalid-input',
      fields: inEuros,
    });
    const first = entries.slice(0, 1);
    expect(await editTransactions({ id: v7(), act, entries: first }, caller, cloud)).toMatchObject({
      status: 'running',
    });
  });
});
