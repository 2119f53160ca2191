import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { PublishedRates } from '../../../../../functions/adapters/published-rates.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
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
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { ecbFile, valetReply } from '../../../../support/published-rates.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Books in US dollars with an account in euros, and what banks publish. */
async function books(files: Readonly<Record<string, string>> = {}) {
  const { cloud: parts, caller } = await memoryBooks();
  const outbox = new NotedOutbox(parts.table, parts.now);
  class Files extends PublishedRates {
    override file(source: string): Promise<string | undefined> {
      return Promise.resolve(files[source]);
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
