import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { addAccount } from '../../../../../functions/use-cases/books/add-account.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { editTransactions } from '../../../../../functions/use-cases/ledger/edit-transactions.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

/** Books in US dollars with an account in euros, and an entry of each. */
async function twoCurrencies() {
  const { cloud, caller } = await memoryBooks();
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
