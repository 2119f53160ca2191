import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { todayIn } from '../../../../../shared/civil-date.ts';
import { addAccount } from '../../../../../functions/use-cases/books/add-account.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { listTransactionHistory } from '../../../../../functions/use-cases/ledger/list-transaction-history.ts';
import { enterDue } from '../../../../../functions/use-cases/recurring/enter-due.ts';
import { listRecurringEntries } from '../../../../../functions/use-cases/recurring/list-recurring-entries.ts';
import type { Fault } from '../../../../support/memory-table.ts';
import { recurringBooks } from './recurring-books.ts';

const HOUR = 3_600_000;

describe('what recurs', () => {
  it('is entered on its day by the clock of the books, not before, and says where it comes from', async () => {
    const books = await recurringBooks({ timeZone: 'America/Vancouver' });
    const { id } = await books.add({ kind: 'expense', amount: 1200_00, description: 'Studio rent' });
    // In Vancouver it is still the 9th.
    books.setClock('2026-04-10T06:30:00Z');
    await books.round();
    expect(await books.rows()).toEqual([]);
    expect(books.outbox.asked).toEqual([]);
    books.setClock('2026-04-10T07:30:00Z');
    await books.round();
    const [row] = await books.rows();
    expect(row).toMatchObject({
      ...{ date: '2026-04-10', description: 'Studio rent', amount: -1200_00, currency: 'USD' },
      ...{ kind: 'expense', accountId: 'checking', source: `recurring:${id}`, version: 1 },
    });
    const { organizationId } = books.caller;
    expect(await driftOf(organizationId, books.cloud)).toEqual([]);
    const history = await listTransactionHistory(row?.id ?? '', { limit: 30 }, books.caller, books.cloud);
    expect(history).toMatchObject({ items: [{ act: 'added', by: null, isRecurring: true }] });
    expect((await listRecurringEntries(books.caller, books.cloud)).items).toMatchObject([
      { nextDueDate: '2026-05-10' },
    ]);
  });

  it('is entered in the currency of its account', async () => {
    const books = await recurringBooks({});
    const euros = { id: v7(), name: 'Euros', kind: 'checking', currency: 'EUR' } as const;
    await addAccount(euros, books.caller, books.cloud);
    expect(await books.add({ accountLabel: 'Euros' })).toMatchObject({ currency: 'EUR' });
    books.setClock('2026-04-10T12:00:00Z');
    await books.round();
    expect(await books.rows()).toMatchObject([{ currency: 'EUR', accountId: euros.id }]);
  });

  it('is entered at once for days that are due when it is set up, however many they are', async () => {
    const books = await recurringBooks({ at: '2026-04-01T12:00:00Z' });
    for (const at of [1, 2, 3])
      await books.add({ frequency: 'weekly', nextDueDate: '2025-05-01', description: `Cleaning ${at}` });
    await books.work();
    // 48 Thursdays from 1 May 2025 until 26 March 2026: more than one message writes.
    expect(await books.rows()).toHaveLength(3 * 48);
    expect(await driftOf(books.caller.organizationId, books.cloud)).toEqual([]);
  });

  it('stays deleted where a person deleted it', async () => {
    const books = await recurringBooks({});
    await books.add({});
    books.setClock('2026-04-10T12:00:00Z');
    await books.round();
    const [row] = await books.rows();
    await deleteTransaction(row?.id ?? '', books.caller, books.cloud);
    await books.round();
    expect(await books.rows()).toEqual([]);
  });

  it('is entered once by two that do it at the same time', async () => {
    const books = await recurringBooks({});
    await books.add({ frequency: 'weekly', nextDueDate: '2026-01-05' });
    const { organizationId } = books.caller;
    await Promise.all([1, 2, 3].map(() => enterDue(organizationId, books.cloud)));
    expect((await books.rows()).map(({ date }) => date)).toEqual([
      ...['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02', '2026-02-09', '2026-02-16'],
      ...['2026-02-23', '2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30'],
    ]);
    expect(await driftOf(organizationId, books.cloud)).toEqual([]);
  });

  it('is entered once wherever the machine ends in between', async () => {
    const wish = { frequency: 'weekly', nextDueDate: '2026-03-05' } as const;
    for (let endAt = 1; ; endAt += 1) {
      let operations = -Infinity;
      const ending = (): Fault | undefined => {
        operations += 1;
        if (operations === endAt) throw new Error('The machine ended.');
        return undefined;
      };
      const books = await recurringBooks({ trouble: ending });
      await books.add(wish);
      operations = 0;
      const { organizationId } = books.caller;
      const isEnded = await enterDue(organizationId, books.cloud).then(
        () => false,
        () => true,
      );
      operations = -Infinity;
      await enterDue(organizationId, books.cloud);
      expect((await books.rows()).map(({ date }) => date)).toEqual([
        ...['2026-03-05', '2026-03-12', '2026-03-19', '2026-03-26'],
      ]);
      expect(await driftOf(organizationId, books.cloud)).toEqual([]);
      if (!isEnded) break;
    }
  });
});

/** Each begins or ends daylight saving on other days, or has none; two lie a day apart, two half and a quarter of an hour beside the hour. */
const zones = [
  'America/St_Johns',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
];

describe('two years of a schedule that fires twice, late and not at all', () => {
  const series = [
    { description: 'Weekly', frequency: 'weekly', nextDueDate: '2027-03-07' },
    { description: 'Monthly', frequency: 'monthly', nextDueDate: '2027-03-31' },
    { description: 'Quarterly', frequency: 'quarterly', nextDueDate: '2027-05-30' },
    { description: 'Yearly', frequency: 'yearly', nextDueDate: '2028-02-29' },
    { description: 'Ending', frequency: 'monthly', nextDueDate: '2027-12-29', endDate: '2028-02-29' },
  ] as const;

  it.each(zones)('gives exactly the expected entries in %s', async (timeZone) => {
    const [begin, end] = [Date.parse('2027-03-01T00:00:00Z'), Date.parse('2029-03-01T12:00:00Z')];
    const books = await recurringBooks({ timeZone, at: new Date(begin).toISOString() });
    for (const wish of series) await books.add(wish);
    // Uneven steps, the same in each run: mostly some hours, now and then nothing for weeks.
    for (let time = begin, step = 1; time <= end; step += 1) {
      books.setClock(time);
      await books.round();
      if (step % 3 === 0) await books.round();
      if (step % 7 === 0) {
        const dates = (await books.rows()).map(({ date }) => date);
        expect(dates.filter((date) => date > todayIn(timeZone, new Date(time)))).toEqual([]);
      }
      time += HOUR * (step % 17 === 0 ? 800 : 1 + ((step * 29) % 97));
    }
    books.setClock(end);
    await books.round();
    const rows = await books.rows();
    const daysOf = (name: string) =>
      rows.filter(({ description }) => description === name).map(({ date }) => date);
    const sundays = Array.from({ length: 104 }, (_, week) =>
      new Date(Date.parse('2027-03-07T12:00:00Z') + week * 7 * 24 * HOUR).toISOString().slice(0, 10),
    );
    expect(daysOf('Weekly')).toEqual(sundays);
    expect(daysOf('Monthly')).toEqual([
      ...['2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31', '2027-08-31', '2027-09-30'],
      ...['2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'],
      ...['2028-05-31', '2028-06-30', '2028-07-31', '2028-08-31', '2028-09-30', '2028-10-31', '2028-11-30'],
      ...['2028-12-31', '2029-01-31', '2029-02-28'],
    ]);
    expect(daysOf('Quarterly')).toEqual([
      ...['2027-05-30', '2027-08-30', '2027-11-30', '2028-02-29', '2028-05-30', '2028-08-30', '2028-11-30'],
      '2029-02-28',
    ]);
    expect(daysOf('Yearly')).toEqual(['2028-02-29', '2029-02-28']);
    expect(daysOf('Ending')).toEqual(['2027-12-29', '2028-01-29', '2028-02-29']);
    expect(await driftOf(books.caller.organizationId, books.cloud)).toEqual([]);
  });
});
