import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { Caller } from '../../../../../functions/runtime/caller.ts';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { Barred } from '../../../../../functions/store/barred.ts';
import { memberships } from '../../../../../functions/store/people.ts';
import { addAccount } from '../../../../../functions/use-cases/books/add-account.ts';
import { changeAccount } from '../../../../../functions/use-cases/books/change-account.ts';
import { listAccounts } from '../../../../../functions/use-cases/books/list-accounts.ts';
import { lockPeriod } from '../../../../../functions/use-cases/books/lock-period.ts';
import { removeAccount } from '../../../../../functions/use-cases/books/remove-account.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { changeCategory } from '../../../../../functions/use-cases/categories/change-category.ts';
import { mergeCategory } from '../../../../../functions/use-cases/categories/merge-category.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { getTrialBalance } from '../../../../../functions/use-cases/reports/get-trial-balance.ts';
import { abilitiesOf } from '../../../../../shared/abilities.ts';
import type { Preferences } from '../../../../../shared/model/organization.ts';
import type { SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';

const reserve = { id: v7(), name: 'Reserve', kind: 'savings', openingBalance: 5000 } as const;
const closed = { until: '2026-03-20', version: 0 };
const refused = { refused: 'period-locked', because: { until: closed.until, byName: 'Ada' } };
const whole = { from: '2026-01-01', to: '2026-03-20' };

/** An assistant of a caller's books. */
async function assistantOf(caller: Caller, { table }: Pick<Cloud, 'table'>): Promise<Caller> {
  const userId = v7();
  const membership = { ...caller.membership, userId, role: 'assistant', accessLevel: 'full' } as const;
  await table.write([table.put(memberships, membership)]);
  return { ...caller, userId, membership, abilities: abilitiesOf(membership) };
}

/** Books with a reserve and an entry of March in Checking, whose period is not closed yet, and an assistant of theirs. */
async function books() {
  const { cloud, caller } = await memoryBooks();
  await addAccount(reserve, caller, cloud);
  await addTransaction(entry(), caller, cloud);
  const assistant = await assistantOf(caller, cloud);
  return {
    ...{ cloud, caller, assistant },
    close: () => lockPeriod(closed, caller, cloud),
    figures: () => getTrialBalance(whole, caller, cloud),
  };
}

describe('closed books', () => {
  it('keep with what their accounts began, by whichever way', async () => {
    const { cloud, caller, close, figures } = await books();
    await close();
    const before = await figures();
    const other = { ...reserve, id: v7(), name: 'Another' };
    const opening = { ...refused, because: { ...refused.because, code: 'opening-closed' } };
    expect(await changeAccount(reserve.id, { openingBalance: 1 }, caller, cloud)).toMatchObject(opening);
    expect(await changeAccount('checking', { openingBalance: 1 }, caller, cloud)).toMatchObject(opening);
    expect(await changeAccount(reserve.id, { currency: 'EUR' }, caller, cloud)).toMatchObject(opening);
    expect(await addAccount(other, caller, cloud)).toMatchObject(opening);
    expect(await removeAccount(reserve.id, caller, cloud)).toMatchObject(opening);
    expect(await figures()).toEqual(before);
    expect(isRefusal(await addAccount({ ...other, openingBalance: 0 }, caller, cloud))).toBe(false);
    expect(isRefusal(await changeAccount(reserve.id, { name: 'Renamed' }, caller, cloud))).toBe(false);
  });

  it('keep the kind of accounts that have anything in them', async () => {
    const { cloud, caller, close } = await books();
    await addTransaction(entry({ date: '2026-03-21', accountLabel: 'Cash' }), caller, cloud);
    await close();
    for (const id of ['checking', reserve.id])
      expect(await changeAccount(id, { kind: 'loan' }, caller, cloud)).toMatchObject(refused);
    for (const id of ['cash', 'business'])
      expect(await changeAccount(id, { kind: 'loan' }, caller, cloud)).toMatchObject({ kind: 'loan' });
  });

  it('keep their currency, also where a country would bring another', async () => {
    const { cloud, caller, close, figures } = await books();
    await close();
    const before = await figures();
    const currency = { ...refused, because: { ...refused.because, code: 'currency-closed' } };
    expect(await savePreferences({ currency: 'EUR' }, caller, cloud)).toMatchObject(currency);
    const canada = { country: 'Canada', region: 'ON', profession: 'general' } as const;
    expect(await updateProfile(canada, caller, cloud)).toMatchObject(currency);
    expect(await figures()).toEqual(before);
    expect(isRefusal(await savePreferences({ currency: 'USD', entryGoal: 5 }, caller, cloud))).toBe(false);
  });

  it('keep what their reports make of entries', async () => {
    const { cloud, caller } = await memoryBooks();
    const registered = (change: Partial<SalesTaxRegistration> = {}) =>
      ({
        salesTax: {
          number: '123026635RT0001',
          period: 'quarter',
          endsIn: 12,
          since: '2026-01-01',
          method: 'normal',
          ...change,
        },
      }) as const;
    const save = (change: Preferences) => savePreferences(change, caller, cloud);
    const ontario = { country: 'Canada', region: 'ON', profession: 'general' } as const;
    await updateProfile(ontario, caller, cloud);
    await save(registered());
    await save({ allowanceClaims: { '2025-01-01': 50 } });
    await addTransaction(entry(), caller, cloud);
    await lockPeriod(closed, caller, cloud);
    expect(await save(registered({ since: '2026-02-01' }))).toMatchObject(refused);
    expect(await save(registered({ since: '2026-03-25' }))).toMatchObject(refused);
    expect(await save(registered({ method: 'simplified' }))).toMatchObject(refused);
    expect(await save({ salesTax: null })).toMatchObject(refused);
    expect(await save({ allowanceClaims: { '2025-01-01': 100 } })).toMatchObject(refused);
    expect(await updateProfile({ ...ontario, region: 'QC' }, caller, cloud)).toMatchObject(refused);
    expect(await updateProfile({ ...ontario, profession: 'doctor' }, caller, cloud)).toMatchObject(refused);
    expect(await save(registered({ period: 'month' }))).toMatchObject(registered({ period: 'month' }));
    const claims = { '2025-01-01': 50, '2024-01-01': 20, '2026-01-01': 100 };
    expect(isRefusal(await save({ allowanceClaims: claims }))).toBe(false);
    expect(isRefusal(await updateProfile(ontario, caller, cloud))).toBe(false);
  });

  it('take a first registration, also one that begins before their end, which leaves their entries as they are', async () => {
    const { cloud, caller, close } = await books();
    const canada = { country: 'Canada', region: 'ON', profession: 'general' } as const;
    await updateProfile(canada, caller, cloud);
    await close();
    const salesTax = {
      number: '123026635RT0001',
      period: 'quarter',
      endsIn: 12,
      since: '2026-01-01',
      method: 'normal',
    } as const;
    expect(await savePreferences({ salesTax }, caller, cloud)).toMatchObject({ salesTax });
  });

  it('without anything in them take another currency', async () => {
    const { cloud, caller } = await memoryBooks();
    await lockPeriod(closed, caller, cloud);
    await addTransaction(entry({ date: '2026-03-21' }), caller, cloud);
    expect(await savePreferences({ currency: 'EUR' }, caller, cloud)).toMatchObject({ currency: 'EUR' });
  });

  it('are kept in the very moment in which they are closed', async () => {
    const acts: Record<string, (own: Awaited<ReturnType<typeof books>>) => Promise<unknown>> = {
      opening: ({ cloud, caller }) => changeAccount(reserve.id, { openingBalance: 1 }, caller, cloud),
      kind: ({ cloud, caller }) => changeAccount('checking', { kind: 'loan' }, caller, cloud),
      currency: ({ cloud, caller }) => savePreferences({ currency: 'EUR' }, caller, cloud),
      line: ({ cloud, caller }) =>
        changeCategory('office', { formLines: { expense: 'Schedule C line 27b' } }, caller, cloud),
      merge: ({ cloud, caller }) => mergeCategory('office', { id: v7(), intoId: 'travel' }, caller, cloud),
    };
    for (const act of Object.values(acts)) {
      const own = await books();
      const { periodLocks } = own.cloud;
      const of = periodLocks.of.bind(periodLocks);
      // Closed once it was seen that they are open.
      periodLocks.of = async (id) => {
        const lock = await of(id);
        if (!lock) await own.close();
        return lock;
      };
      await expect(act(own)).rejects.toThrow(Barred);
    }
  });
});

describe('with what an account began', () => {
  it('is changed by who may close books alone', async () => {
    const { cloud, assistant } = await books();
    const notAllowed = { refused: 'not-allowed' };
    expect(await changeAccount(reserve.id, { openingBalance: 1 }, assistant, cloud)).toMatchObject(
      notAllowed,
    );
    expect(await addAccount({ ...reserve, id: v7(), name: 'Other' }, assistant, cloud)).toMatchObject(
      notAllowed,
    );
    expect(await removeAccount(reserve.id, assistant, cloud)).toMatchObject(notAllowed);
    const same = { name: 'Renamed', openingBalance: reserve.openingBalance };
    expect(await changeAccount(reserve.id, same, assistant, cloud)).toMatchObject({ name: 'Renamed' });
    expect(await lockPeriod(closed, assistant, cloud)).toMatchObject(notAllowed);
  });

  it('is said by the first statement, also to an assistant and while books are closed', async () => {
    const imports = await memoryImports();
    const { cloud, caller } = imports;
    await lockPeriod(closed, caller, cloud);
    const lines = ['Date,Description,Amount,Balance', '2026-03-25,RENT,-100.00,400.00', ''];
    const file = await imports.read(lines.join('\n'), 'march.csv', { accountId: 'checking' });
    await imports.commit(file.id);
    const assistant = await assistantOf(caller, cloud);
    // A form sends what it shows.
    const shown = { name: 'Chequing', openingBalance: 50_000 };
    expect(await changeAccount('checking', shown, assistant, cloud)).toMatchObject({ name: 'Chequing' });
    const kept = await cloud.organizations.get(caller.organizationId);
    expect(kept?.accounts.find(({ id }) => id === 'checking')?.openingBalance).toBe(0);
  });

  it('is said anew by no earlier statement, whose rows are closed and left out', async () => {
    const imports = await memoryImports();
    const { cloud, caller } = imports;
    await lockPeriod(closed, caller, cloud);
    const bring = async (...rows: string[]) => {
      const text = ['Date,Description,Amount,Balance', ...rows, ''].join('\n');
      await imports.commit((await imports.read(text, 'bank.csv', { accountId: 'checking' })).id);
    };
    const held = async () => {
      const { items } = await listAccounts(caller, cloud);
      return items.find(({ id }) => id === 'checking');
    };
    await bring('2026-03-25,RENT,-100.00,400.00');
    expect(await held()).toMatchObject({ openingBalance: 50_000, balance: 40_000 });
    const figures = await getTrialBalance(whole, caller, cloud);
    await bring('2026-02-10,RENT,-100.00,600.00', '2026-02-20,INK,-100.00,500.00');
    await bring('2026-03-10,TEA,-10.00,510.00', '2026-03-22,TEA,-10.00,500.00');
    expect(await getTrialBalance(whole, caller, cloud)).toEqual(figures);
    expect(await held()).toMatchObject({ openingBalance: 50_000 });
  });
});
