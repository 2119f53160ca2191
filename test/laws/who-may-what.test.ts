import { beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { cloud } from '../../functions/runtime/cloud.ts';
import { memberships, profiles } from '../../functions/store/people.ts';
import { planItems } from '../../functions/store/plans.ts';
import { foundBooks } from '../../functions/use-cases/books/found-books.ts';
import { BOOKS_HEADER } from '../../shared/contract/route.ts';
import { contract, type RouteName } from '../../shared/contract/index.ts';
import type { RouteShape } from '../../shared/contract/route.ts';
import type { Plan } from '../../shared/model/organization.ts';
import { goodBody, pathOf } from '../api/every-route.ts';
import { MemoryProduct } from '../support/campaigns/memory-product.ts';
import { inProcessApi } from '../support/in-process-api.ts';
import { whoMay } from '../support/who-may.ts';
import type { Who } from '../support/who-may.ts';

const roles = [
  'signed out',
  'other organization',
  'removed',
  'accountant',
  'view-only',
  'full',
  'master',
] as const;
type Asker = (typeof roles)[number];
/** Who of a route lets whom in. */
const letIn: Readonly<Record<Who, readonly Asker[]>> = {
  anybody: roles,
  member: ['accountant', 'view-only', 'full', 'master'],
  downloader: ['accountant', 'full', 'master'],
  worker: ['full', 'master'],
  master: ['master'],
};
/** Starter has one seat: whoever else works in the books only reads them. */
const seatless: readonly Asker[] = ['full'];
/** Not called where they let somebody in: one makes books of a year, the other asks a pool that has nobody; their own tests show them. */
const shownElsewhere: readonly RouteName[] = ['exploreSample', 'offerSecondFactor'];

const routes = [...whoMay].filter(([, who]) => who !== 'anybody');

let ask: Awaited<ReturnType<typeof inProcessApi>>;
let organizationId: string;
const people: Partial<Record<Asker, string>> = {};

beforeAll(async () => {
  const product = new MemoryProduct();
  product.take('pause', () => Promise.resolve());
  organizationId = (await product.fillBooks()).userId;
  people.master = organizationId;
  const at = '2026-01-01T00:00:00.000Z';
  for (const [asker, role, accessLevel] of [
    ['accountant', 'accountant', 'full'],
    ['view-only', 'assistant', 'view-only'],
    ['full', 'assistant', 'full'],
  ] as const) {
    const userId = v7();
    people[asker] = userId;
    await cloud.table.write([
      cloud.table.put(profiles, { id: userId, email: `${userId}@example.com`, fullName: asker }),
      cloud.table.put(memberships, {
        userId,
        organizationId,
        role,
        accessLevel,
        joinedAt: at,
        activeSince: at,
      }),
    ]);
  }
  for (const asker of ['other organization', 'removed'] as const) {
    people[asker] = v7();
    const own = { userId: people[asker], email: `${people[asker]}@example.com`, fullName: asker };
    await foundBooks(own, cloud);
  }
  ask = await inProcessApi(routes.map(([name]) => name));
});

const putOn = (name: Plan) =>
  cloud.table.write([cloud.table.put(planItems, { organizationId, name, trialEndsAt: null })]);

/** What a route answers somebody who names these books. */
async function answered(name: RouteName, asker: Asker) {
  const route: RouteShape = contract[name];
  const [, query = ''] = pathOf(route, '').split('?');
  // A session of this call alone: some routes end all that there are.
  const claims = { origin_jti: v7(), auth_time: String(Math.trunc(Date.now() / 1000) + 1000) };
  const words = Object.entries(route.params?.shape ?? {}).map(([word, schema]) => [
    word,
    'options' in (schema as object) ? String((schema as { options: string[] }).options[0]) : v7(),
  ]);
  return ask(name, {
    userId: people[asker] ?? '',
    params: Object.fromEntries(words) as Record<string, string>,
    query: Object.fromEntries(new URLSearchParams(query)),
    ...(route.body ? { body: goodBody(name) } : {}),
    headers: { [BOOKS_HEADER]: organizationId },
    claims,
  });
}

/** How a route answers whom it does not let in. */
const refusals: Partial<Record<Asker, object>> = {
  'signed out': { status: 401, body: { code: 'signed-out' } },
  'other organization': { status: 403, body: { code: 'not-a-member' } },
  removed: { status: 403, body: { code: 'not-a-member' } },
};
const notAllowed = { status: 403, body: { code: 'not-allowed' } };

it('decides on every route', () => {
  expect([...whoMay.keys()].toSorted()).toEqual(Object.keys(contract).toSorted());
});

describe.each(['business', 'starter'] as const)('on %s', (plan) => {
  beforeAll(() => putOn(plan));

  it.each(routes)('%s lets in %s and nobody else', async (name, who) => {
    const askers = roles.filter((asker) => letIn[who].includes(asker));
    const without = plan === 'starter' && who !== 'member' ? seatless : [];
    for (const asker of roles) {
      const isLetIn = askers.includes(asker) && !without.includes(asker);
      if (isLetIn && shownElsewhere.includes(name)) continue;
      const answer = await answered(name, asker);
      if (!isLetIn) expect([asker, answer]).toMatchObject([asker, refusals[asker] ?? notAllowed]);
      else {
        const { status, body } = answer;
        const { code } = body;
        expect([
          asker,
          name,
          status,
          code === 'not-allowed' || code === 'not-a-member' || status >= 500,
        ]).toEqual([...[asker, name, status], false]);
      }
    }
  });
});

describe('what a plan lacks', () => {
  it.each([
    ['makeReport', { ...(goodBody('makeReport') as object), format: 'xlsx' }],
    ['makeAccountantPackage', goodBody('makeAccountantPackage')],
  ] as const)('is refused with 402 by %s on Starter, and not on Business', async (name, body) => {
    const request = { userId: organizationId, body, headers: { [BOOKS_HEADER]: organizationId } };
    await putOn('starter');
    expect((await ask(name, request)).status).toBe(402);
    await putOn('business');
    expect((await ask(name, request)).status).not.toBe(402);
  });
});
