import { beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { cloud } from '../../functions/runtime/cloud.ts';
import { AuditEntries } from '../../functions/store/audit-entries.ts';
import { contract, type RouteName } from '../../shared/contract/index.ts';
import { auditTrials, unaudited } from '../support/audit-trials.ts';
import { email, password } from '../support/audited/audited-books.ts';
import type { AuditedBooks } from '../support/audited/audited-books.ts';
import { fakePool } from '../support/fake-pool.ts';
import { MemoryProduct } from '../support/campaigns/memory-product.ts';
import { inProcessApi } from '../support/in-process-api.ts';

const writing = (Object.keys(contract) as RouteName[]).filter((name) =>
  contract[name].touches.some((touch) => touch === 'table:write'),
);
const tried = Object.entries(auditTrials).map(([name, trial]) => [name as RouteName, trial] as const);

const signedIn = { device: { browser: 'Firefox' }, requestId: expect.any(String) as string };
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' };

let call: Awaited<ReturnType<typeof inProcessApi>>;
let product: MemoryProduct;
beforeAll(async () => {
  product = new MemoryProduct();
  product.take('pause', () => Promise.resolve());
  product.take('receivingDomain', 'in.matchbook.example');
  call = await inProcessApi(tried.map(([name]) => name));
});

/** New books of one person in which routes can be tried, and what their audit log says. */
async function auditedBooks() {
  const { userId, under } = await product.fillBooks();
  const pool = fakePool({ [userId]: password }, { emails: { [email]: userId } });
  product.take('userPool', pool.parts.userPool);
  product.take('poolSecondFactor', pool.parts.poolSecondFactor);
  const organizationId = userId;
  const at = cloud.now().toISOString();
  const reportId = v7();
  await cloud.table.write([
    cloud.reports.addition({
      ...{ id: reportId, organizationId, userId, name: 'report.csv', type: 'transactions', format: 'csv' },
      ...{ from: '2026-01-01', to: '2026-03-31', fields: [], onlyMatched: false, asked: '', version: 1 },
      ...{ status: 'Ready', size: 1000, createdAt: at, changedAt: at, isKept: true, language: 'en' },
    }),
  ]);
  const ask: AuditedBooks['ask'] = async (name, request) => {
    const { status, body } = await call(name, { userId, ...request });
    if (status >= 300)
      throw new Error(`${name}: ${status} ${JSON.stringify(body)}`, { cause: product.lastFault });
    return body;
  };
  const logOf = async (of: string) =>
    (await new AuditEntries(cloud.table).page(of, { after: undefined, limit: 100 })).items;
  const log = async (isElsewhere = false) => {
    const all = (await cloud.people.memberships(userId)).map((membership) => membership.organizationId);
    const others = all.filter((id) => id !== organizationId);
    return (await Promise.all((isElsewhere ? others : [organizationId]).map(logOf))).flat();
  };
  return {
    userId,
    books: {
      ask,
      cloud,
      organizationId,
      reportId,
      entries: under['transactions'] ?? [],
      receipts: under['receipts'] ?? [],
    },
    log,
  };
}

describe('the audit log', () => {
  it('has a word for every route that writes', () => {
    const decided = [...Object.keys(auditTrials), ...Object.keys(unaudited)];
    expect(decided.toSorted()).toEqual(writing.toSorted());
  });

  it.each(tried)('gets one entry from %s, and none when it is sent again', async (name, trial) => {
    const { userId, books, log } = await auditedBooks();
    const request = await trial.request(books);
    const before = await log(trial.isElsewhere);
    await books.ask(name, { ...request, headers: { ...request.headers, ...firefox } });
    const [entry, ...others] = (await log(trial.isElsewhere)).filter(
      ({ id }) => !before.some((one) => one.id === id),
    );
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      act: trial.act,
      actor: trial.through ? { userId, through: trial.through } : { userId },
      ...(trial.through ? {} : signedIn),
      thing: { id: expect.any(String) as string },
    });
    // Two write units: beyond 1 kB it would cost four.
    expect(JSON.stringify(entry).length).toBeLessThan(900);
    await call(name, { userId, ...request });
    expect(await log(trial.isElsewhere)).toHaveLength(before.length + (trial.isEachAnother ? 2 : 1));
  });
});
