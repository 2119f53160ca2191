import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { addAccount } from '../../../../../functions/use-cases/books/add-account.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

it('keeps an entry in the currency of its account, in that of the books where it makes one, and in another where told', async () => {
  const { cloud, caller } = await memoryBooks();
  const id = v7();
  await addAccount({ id, name: 'Euro account', kind: 'checking', currency: 'EUR' }, caller, cloud);
  const kept = async (wish: Parameters<typeof entry>[0]) => addTransaction(entry(wish), caller, cloud);
  expect(await kept({ accountLabel: 'Euro account' })).toMatchObject({ currency: 'EUR', accountId: id });
  expect(await kept({ accountLabel: id })).toMatchObject({ currency: 'EUR' });
  expect(await kept({ accountLabel: 'Checking' })).toMatchObject({ currency: 'USD' });
  expect(await kept({ accountLabel: 'A new drawer' })).toMatchObject({ currency: 'USD' });
  expect(await kept({ accountLabel: 'Euro account', currency: 'GBP' })).toMatchObject({ currency: 'GBP' });
});
