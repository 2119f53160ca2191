import { describe, expect, it } from 'vitest';
import { Table } from '../../../../functions/store/table.ts';
import { TokenBuckets } from '../../../../functions/store/token-buckets.ts';
import { contract } from '../../../../shared/contract/index.ts';
import type { RouteShape } from '../../../../shared/contract/route.ts';
import { rateLimits } from '../../../../shared/rate-limits.ts';
import { MemoryTable } from '../../../support/memory-table.ts';

const NOON = new Date('2026-04-01T12:00:00Z');
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

function buckets() {
  const memory = new MemoryTable();
  return { memory, buckets: new TokenBuckets(new Table(memory.name, memory)) };
}

const { atOnce } = rateLimits.contact.address;

describe('a limit', () => {
  it('gives no more than there are to however many ask at once', async () => {
    const { buckets: kept } = buckets();
    const ask = () => kept.takeFor('contact', { address: 'ann@example.com' }, NOON);
    const taken = await Promise.all(Array.from({ length: 4 * atOnce }, ask));
    expect(taken.filter((one) => one === 'taken')).toHaveLength(atOnce);
    expect(taken.at(-1)).toEqual({ secondsToWait: 3600 });
  });

  it('gives the next one when it said so', async () => {
    const { buckets: kept } = buckets();
    const ask = (now: Date) => kept.takeFor('contact', { address: 'ann@example.com' }, now);
    for (let count = 0; count < atOnce; count += 1) expect(await ask(NOON)).toBe('taken');
    expect(await ask(minutesLater(59))).toEqual({ secondsToWait: 60 });
    expect(await ask(minutesLater(60))).toBe('taken');
    expect(await ask(minutesLater(60))).toEqual({ secondsToWait: 3600 });
  });

  it('is one however an address is written, and each address’s own', async () => {
    const { buckets: kept } = buckets();
    for (let count = 0; count < atOnce; count += 1)
      await kept.takeFor('contact', { address: count === 0 ? 'ANN@example.com' : 'ann@example.com' }, NOON);
    expect(await kept.takeFor('contact', { address: 'ann@example.com' }, NOON)).not.toBe('taken');
    expect(await kept.takeFor('contact', { address: 'ben@example.com' }, NOON)).toBe('taken');
  });

  it('holds of a client whatever addresses they name, and of all who share a network of version 6', async () => {
    const { buckets: kept } = buckets();
    const ask = (at: number) =>
      kept.takeFor('contact', { address: `p${at}@example.com`, client: `2001:db8:1:2::${at}` }, NOON);
    const taken: unknown[] = [];
    for (let at = 0; at < rateLimits.contact.client.atOnce + 1; at += 1) taken.push(await ask(at));
    expect(taken.at(-2)).toBe('taken');
    expect(taken.at(-1)).toEqual({ secondsToWait: 600 });
  });

  it('keeps neither address nor network, and nothing beyond the time at which it is full again', async () => {
    const { buckets: kept, memory } = buckets();
    await kept.takeFor('contact', { address: 'ann@example.com', client: '203.0.113.7' }, NOON);
    expect(JSON.stringify(memory.items())).not.toMatch(/ann@|203\.0/);
    const ends = memory.items().map(({ expiresAt }) => Number(expiresAt) - NOON.getTime() / 1000);
    expect(ends.toSorted((a, b) => a - b)).toEqual([600, 3600]);
  });
});

describe('every route with a rate', () => {
  const rated = Object.entries<RouteShape>(contract).filter(([, { rate }]) => rate !== undefined);

  it('may count in the table, and tells that it may refuse', () => {
    for (const [name, { touches, problems }] of rated) {
      expect(touches, name).toEqual(expect.arrayContaining(['table:read', 'table:write']));
      expect(problems, name).toContain('too-many-requests');
    }
  });

  it('is what guesses, mails, makes files or costs us something', () => {
    expect(rated.map(([name, { rate }]) => `${name} ${rate}`).toSorted()).toEqual([
      'acceptInvitation join',
      'createCheckout checkout',
      'exportArchive export',
      'inviteTeamMember invite',
      'makeAccountantPackage export',
      'makeReport export',
      'recoverSignIn recovery',
      'requestAccountDeletion deletion',
      'requestOrganizationDeletion deletion',
      'resendInvitation invite',
      'sendAccountingReport export',
      'sendContact contact',
      'sendCustomExport export',
      'sendFeedback feedback',
      'sendReportAgain export',
      'startDataExport everything',
      'verifySignup verify',
    ]);
  });

  it('counts by what it knows: people where they sign in, addresses and clients where anybody asks', () => {
    for (const [name, { access, rate }] of rated) {
      const by = Object.keys(rateLimits[rate ?? 'contact']);
      expect(by.includes('person'), name).toBe(access !== 'public');
    }
  });
});
