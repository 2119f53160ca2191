import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { ecbFile, valetReply } from '../support/published-rates.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

/** Rates are everybody's: these days are no other test's. */
const may = '/summary?from=2019-05-01&to=2019-05-31';

/** Has the schedule's function take in a file, as somebody at this machine would. */
async function takeIn(source: string, text: string): Promise<number> {
  const body = JSON.stringify({ source, text });
  const answer = await fetch(`${cloud.web}/_local/schedules/matchbook-local-fetch-rates`, {
    method: 'POST',
    body,
  });
  return answer.status;
}

/** Somebody's books in US dollars with an account in euros. */
async function booksWithEuros(): Promise<Member> {
  const member = await Member.join(cloud);
  await member.ask('POST', '/accounts', { id: v7(), name: 'Euros', kind: 'checking', currency: 'EUR' });
  return member;
}

const inEuros = (date: string) => entry({ accountLabel: 'Euros', amount: 100_00, date });

describe('published rates', () => {
  it('are fetched from nowhere on one machine, and taken from a file; a wrong one changes nothing and is heard', async () => {
    const member = await booksWithEuros();
    expect(
      (await fetch(`${cloud.web}/_local/schedules/matchbook-local-fetch-rates`, { method: 'POST' })).status,
    ).toBe(200);
    expect(await takeIn('ecb', ecbFile(['2019-05-20']).replace('Reference rates', 'Weather'))).toBe(502);
    expect(await member.ask('POST', '/transactions', inEuros('2019-05-21'))).not.toHaveProperty('worth');
    expect(await takeIn('ecb', ecbFile(['2019-05-20']))).toBe(200);
    expect(await member.ask('POST', '/transactions', inEuros('2019-05-21'))).toMatchObject({
      worth: { currency: 'USD', amount: -108_50, rate: '1.0850', source: 'ecb', day: '2019-05-20' },
    });
    // The one that waited has its worth by now, and by nobody's hand.
    const [waited] = await member.all('/transactions?limit=10').then((rows) => rows.slice(-1));
    const path = `/transactions/${String(waited?.['id'])}`;
    await member.until(path, ({ worth }) => worth !== undefined);
    expect(await driftOf(await organizationIdOf(member), booksOf(cloud))).toEqual([]);
  });

  it('come from both sources', async () => {
    expect(await takeIn('bank-of-canada', valetReply(['2019-06-03']))).toBe(200);
    const member = await Member.join(cloud);
    await member.ask('POST', '/accounts', { id: v7(), name: 'CAD', kind: 'checking', currency: 'CAD' });
    expect(
      await member.ask('POST', '/transactions', entry({ accountLabel: 'CAD', date: '2019-06-04' })),
    ).toMatchObject({
      currency: 'CAD',
      worth: { currency: 'USD', source: 'bank-of-canada', rate: '0.73416049' },
    });
  });
});

describe('findWorths', () => {
  it('gives what is apart a worth, in one job with one undo', async () => {
    const member = await booksWithEuros();
    const row = await member.ask('POST', '/transactions', inEuros('2019-05-10'));
    const figures = { income: 0, expenses: -100_00, net: -100_00, count: 1 };
    expect(await member.ask('GET', may)).toMatchObject({
      count: 0,
      apart: [{ currency: 'EUR', ...figures }],
    });
    const wish = { id: v7() };
    // Nothing is published for these days: it ends with nothing done.
    await member.ask('POST', '/transactions/worths', wish);
    const done = await member.until(`/jobs/${wish.id}`, ({ status }) => status === 'done');
    expect(done).toMatchObject({ total: 1, done: 0 });
    // A person's word counts, and a change of the currency of the books moves nothing silently.
    const path = `/transactions/${String(row['id'])}`;
    await member.ask('PATCH', path, { version: 1, worth: { rate: '1.1' } });
    expect(await member.ask('GET', may)).toMatchObject({ expenses: -110_00, count: 1, apart: [] });
    expect(await member.ask('GET', '/transactions/totals?from=2019-05-01&to=2019-05-31')).toMatchObject({
      sums: [{ currency: 'USD', expenses: -110_00 }],
    });
    expect((await member.ask('GET', `${path}/history`))['items']).toMatchObject([
      { changes: [{ field: 'worth', before: null, after: { rate: '1.1', source: 'person' } }] },
      { act: 'added' },
    ]);
    await member.ask('PUT', '/profile', { country: 'Canada', region: 'QC', profession: 'realtor' });
    expect(await member.ask('GET', may)).toMatchObject({
      ...{ currency: 'CAD', count: 0 },
      apart: [{ currency: 'EUR', ...figures }],
    });
    expect(await driftOf(await organizationIdOf(member), booksOf(cloud))).toEqual([]);
  });
});
