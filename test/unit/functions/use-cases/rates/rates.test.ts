import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../shared/civil-date.ts';
import { PublishedRates } from '../../../../../functions/adapters/published-rates.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { Work } from '../../../../../functions/domain/work.ts';
import { addAccount } from '../../../../../functions/use-cases/books/add-account.ts';
import { runJob } from '../../../../../functions/use-cases/jobs/run-job.ts';
import { undoJob } from '../../../../../functions/use-cases/jobs/undo-job.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { findWorths } from '../../../../../functions/use-cases/ledger/find-worths.ts';
import { getSummary } from '../../../../../functions/use-cases/ledger/get-summary.ts';
import { fetchRates } from '../../../../../functions/use-cases/rates/fetch-rates.ts';
import { valueDays } from '../../../../../functions/use-cases/rates/value-days.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import type { MemoryTableOptions } from '../../../../support/memory-table.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { ecbFile, valetReply } from '../../../../support/published-rates.ts';
import { writeRows } from '../../../../support/write-rows.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** An outbox that takes nothing for a while. */
class ShakyOutbox extends NotedOutbox {
  isDown = false;
  override ask(...asked: readonly Work[]): Promise<void> {
    return this.isDown ? Promise.reject(new Error('Nothing is taken.')) : super.ask(...asked);
  }
}

/** Books in US dollars with an account in euros, and what banks publish: of all days, and of the last weeks where that is less. */
async function books(
  files: Readonly<Record<string, string>> = {},
  { recent = {}, trouble }: { recent?: Readonly<Record<string, string>> } & MemoryTableOptions = {},
) {
  const { cloud: parts, caller } = await memoryBooks(trouble ? { trouble } : {});
  const outbox = new ShakyOutbox(parts.table, parts.now);
  class Files extends PublishedRates {
    override file(source: string, which: string): Promise<string | undefined> {
      return Promise.resolve((which === 'recent' ? recent[source] : undefined) ?? files[source]);
    }
  }
  const cloud = { ...parts, outbox, log: silent, publishedRates: new Files(() => undefined) };
  await addAccount({ id: v7(), name: 'Euros', kind: 'checking', currency: 'EUR' }, caller, cloud);
  const add = async (wish: Parameters<typeof entry>[0] = {}) => {
    const added = await addTransaction(
      entry({ accountLabel: 'Euros', amount: 100_00, ...wish }),
      caller,
      cloud,
    );
    if (isRefusal(added)) throw new Error(added.refused);
    return added;
  };
  const row = async (id: string) => cloud.ledger.get(caller.organizationId, id);
  return { cloud, caller, outbox, add, row };
}

describe('an entry of another currency', () => {
  it('goes by the rate that its statement states, before any published one', async () => {
    const { cloud, caller, add, row } = await books({ ecb: ecbFile(['2026-03-03']) });
    await fetchRates({}, cloud);
    const before = await row((await add({ date: '2026-02-03' })).id);
    if (!before) throw new Error('Nothing was added.');
    const ofStatement = { ...before, statedRate: { currency: 'USD', rate: '1.0911' }, version: 2 };
    await writeRows(cloud, [{ before, after: ofStatement }]);
    await valueDays(caller.organizationId, { from: '2026-02-01', to: '2026-02-28' }, cloud);
    const stated = {
      ...{ currency: 'USD', amount: -109_11, rate: '1.0911' },
      ...{ source: 'statement', day: '2026-02-03' },
    };
    expect(await row(before.id)).toMatchObject({ worth: stated });
    const change = async (body: Parameters<typeof changeTransaction>[1]) =>
      changeTransaction(before.id, body, caller, cloud);
    expect(await change({ version: 3, worth: { amount: 110_00 } })).toMatchObject({
      worth: { source: 'person', amount: -110_00 },
    });
    expect(await change({ version: 4, worth: 'published' })).toMatchObject({ worth: stated });
    expect(await change({ version: 5, date: '2026-03-04' })).toMatchObject({
      worth: { ...stated, day: '2026-03-04' },
    });
    expect(await change({ version: 6, amount: 50_00 })).toMatchObject({
      worth: { amount: -54_56, source: 'statement' },
    });
    expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
  });

  it('is worth what the rate of its day makes it, fixed on it, and counts so', async () => {
    const { cloud, caller, add } = await books({ ecb: ecbFile(['2026-03-03']) });
    await fetchRates({}, cloud);
    const worth = { currency: 'USD', amount: -108_50, rate: '1.0850', source: 'ecb', day: '2026-03-03' };
    expect(await add({ date: '2026-03-04' })).toMatchObject({ currency: 'EUR', worth });
    const apart = await add({ date: '2026-03-20' });
    expect(apart.worth).toBeUndefined();
    expect(await getSummary(march, caller, cloud)).toMatchObject({
      ...{ currency: 'USD', expenses: -108_50, count: 1 },
      apart: [{ currency: 'EUR', expenses: -100_00, count: 1 }],
    });
  });

  it('goes by a person’s word, which no rate changes, until it is taken back', async () => {
    const { cloud, caller, add } = await books({ ecb: ecbFile(['2026-03-03', '2026-03-10']) });
    await fetchRates({}, cloud);
    const { id, version } = await add({ date: '2026-03-04' });
    const change = (wish: object, at: number) =>
      changeTransaction(id, { version: at, ...wish }, caller, cloud);
    const said = { currency: 'USD', amount: -110_00, rate: '1.1', source: 'person', day: '2026-03-04' };
    expect(await change({ worth: { amount: 110_00 } }, version)).toMatchObject({ worth: said });
    expect(await change({ date: '2026-03-11' }, version + 1)).toMatchObject({ worth: said });
    const none = await change({ worth: null }, version + 2);
    expect(none).not.toHaveProperty('worth');
    expect(await change({ date: '2026-03-12' }, version + 3)).toMatchObject({
      worth: { source: 'ecb', day: '2026-03-10', amount: -108_50 },
    });
    expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
  });

  it('has a worth of its own only where it is in another currency than the books', async () => {
    const { cloud, caller, add } = await books();
    const { id } = await add({ accountLabel: 'Checking' });
    expect(await changeTransaction(id, { version: 1, worth: { rate: '2' } }, caller, cloud)).toMatchObject({
      refused: 'invalid-input',
      fields: { worth: { code: 'worth-in-own-currency', currency: 'USD' } },
    });
  });
});

describe('fetching rates', () => {
  it('has entries valued that waited for them, in whose books there are any', async () => {
    const { cloud, caller, outbox, add, row } = await books({ ecb: ecbFile(['2026-03-03']) });
    const { id } = await add({ date: '2026-03-05' });
    const { organizationId } = caller;
    await fetchRates({}, cloud);
    const work = { kind: 'value-days', organizationId, from: '2026-03-03', to: '2026-03-10' };
    expect(outbox.asked).toContainEqual(work);
    await valueDays(organizationId, { from: work.from, to: work.to }, cloud);
    expect(await row(id)).toMatchObject({ version: 2, worth: { amount: -108_50 } });
    await valueDays(organizationId, { from: work.from, to: work.to }, cloud);
    expect(await row(id)).toMatchObject({ version: 2 });
    expect(await driftOf(organizationId, cloud)).toEqual([]);
  });

  it('asks anew for what it could not ask for, though its rates are known by then', async () => {
    const { cloud, caller, outbox, add } = await books({ ecb: ecbFile(['2026-03-03']) });
    await add({ date: '2026-03-05' });
    outbox.isDown = true;
    await expect(fetchRates({}, cloud)).rejects.toThrow('Nothing is taken.');
    outbox.isDown = false;
    await fetchRates({}, cloud);
    const work = { kind: 'value-days', organizationId: caller.organizationId, from: '2026-03-03' };
    expect(outbox.asked).toContainEqual({ ...work, to: '2026-03-10' });
    const asked = outbox.asked.length;
    await fetchRates({}, cloud);
    expect(outbox.asked).toHaveLength(asked);
  });

  it('has all days in the end, though it was cut short among them', async () => {
    const days = Array.from({ length: 250 }, (_, at) => addDays('2026-03-31', -at));
    let [isCut, added] = [true, 0];
    const { cloud } = await books(
      { ecb: ecbFile(days) },
      {
        recent: { ecb: ecbFile(days.slice(0, 60)) },
        trouble: (moment, { name, input }) => {
          if (!isCut || moment !== 'before' || name !== 'TransactWriteItems') return undefined;
          const pk = input.TransactItems?.at(-1)?.Put?.Item?.['pk']?.S;
          if (pk === 'RATES#ecb') added += 1;
          if (added > 1) throw new Error('The machine is off.');
          return undefined;
        },
      },
    );
    await expect(fetchRates({}, cloud)).rejects.toThrow('off');
    isCut = false;
    await fetchRates({}, cloud);
    const known = await cloud.rates.of('ecb', { from: '2025-01-01', to: '2026-03-31' });
    expect(known.map(({ day }) => day)).toEqual(days.toReversed());
  });

  it('takes nothing of a wrong file, all of the other source, and is heard', async () => {
    const { cloud } = await books({ ecb: '<html/>', 'bank-of-canada': valetReply(['2026-03-03']) });
    await expect(fetchRates({}, cloud)).rejects.toThrow('Rates not taken in: WrongRates');
    const days = await cloud.rates.within(march);
    expect(days.map(({ source, day }) => [source, day])).toEqual([['bank-of-canada', '2026-03-03']]);
  });

  it('keeps what a day was first published with, and takes a file that is handed in', async () => {
    const { cloud } = await books();
    const handIn = (rate: string, days: string[]) =>
      fetchRates({ source: 'ecb', text: ecbFile(days).replaceAll('1.0850', rate) }, cloud);
    await handIn('1.0850', ['2026-03-03']);
    await handIn('1.0900', ['2026-03-02', '2026-03-03']);
    expect((await cloud.rates.within(march)).map(({ day, rates }) => [day, rates['USD']])).toEqual([
      ['2026-03-02', '1.0900'],
      ['2026-03-03', '1.0850'],
    ]);
  });
});

describe('looking for rates', () => {
  it('gives what is apart a worth as one job, and takes all of it back', async () => {
    const { cloud, caller, add, row } = await books({ ecb: ecbFile(['2026-03-03']) });
    const known = await add({ date: '2026-03-05' });
    const unknown = await add({ date: '2026-03-25' });
    await fetchRates({}, cloud);
    const id = v7();
    expect(await findWorths({ id }, caller, cloud)).toMatchObject({ status: 'running', total: 2 });
    expect(await findWorths({ id }, caller, cloud)).toMatchObject({ id });
    await runJob(caller.organizationId, id, cloud);
    expect(await cloud.jobs.get(caller.organizationId, id)).toMatchObject({ status: 'done', done: 1 });
    expect(await row(known.id)).toMatchObject({ worth: { amount: -108_50 } });
    expect(await row(unknown.id)).not.toHaveProperty('worth');
    await undoJob(id, caller, cloud);
    await runJob(caller.organizationId, id, cloud);
    expect(await row(known.id)).not.toHaveProperty('worth');
    expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
  });

  it('has nothing to do where every entry counts', async () => {
    const { cloud, caller, add } = await books();
    await add({ accountLabel: 'Checking' });
    expect(await findWorths({ id: v7() }, caller, cloud)).toMatchObject({ refused: 'wrong-state' });
  });
});
