import fc from 'fast-check';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyBody } from '../support/any-body.ts';
import { entry } from '../support/entries.ts';
import { callApi, Member } from '../support/member.ts';
import { routesWithBody, tryBodies } from '../support/campaigns/bodies.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

const { BODIES_POINTS, BODIES_SEED } = process.env;
const SEED = Number(BODIES_SEED ?? 20_261_122);
/** Bodies that are tried in this process. */
const POINTS = Number(BODIES_POINTS ?? 1500);
const BODIES_A_ROUTE = 50;
/**
 * Of those that are admitted, so many are sent over HTTP to the real table, and of the others, which reach none, one; most are tried in
 * this process, below.
 */
const ADMITTED_SENT = 3;
const REFUSED_SENT = 1;
/** Each that is admitted writes a year of books and draws their documents, which is tried where it belongs. */
const BODIES_OF_SAMPLE = 1;
/** So many travel at once: more would start more environments of a function than their answers are worth. */
const AT_ONCE = 2;
const STATEMENT = 'Date,Description,Amount\n2026-03-01,RENT,-900.00\n';

let cloud: SharedCloud;
let member: Member;
let other: Member;
const [row, importId, otherImportId] = [v7(), v7(), v7()];
beforeAll(async () => {
  cloud = await sharedCloud();
  [member, other] = [await Member.join(cloud), await Member.join(cloud)];
  await member.ask('POST', '/transactions', entry({ id: row }));
  await Promise.all([
    member.readStatement(STATEMENT, 'checking', importId),
    other.readStatement(STATEMENT, 'checking', otherImportId),
  ]);
});

const pathOf = (path: string) =>
  path.replace(
    '{id}',
    path.startsWith('/statement-imports') ? importId : path.startsWith('/acc') ? 'checking' : row,
  );
const send = (route: (typeof routesWithBody)[number]['route'], body: unknown) =>
  route.access === 'public'
    ? callApi(cloud, undefined, route.method, pathOf(route.path), body)
    : member.call(route.method, pathOf(route.path), JSON.stringify(body));

describe('what the contract admits, the table takes', () => {
  it.each(routesWithBody)('$name', async ({ name, route, body: schema }) => {
    const known = { ids: [row, importId], names: ['Checking', 'checking', 'Travel'] };
    const generated = fc.sample(anyBody(schema, known), { seed: SEED, numRuns: BODIES_A_ROUTE });
    const isAdmitted = (body: unknown) => schema.safeParse(body).success;
    expect(generated.some(isAdmitted), `bodies for ${name}`).toBe(true);
    const bodies = [
      ...generated.filter(isAdmitted).slice(0, name === 'exploreSample' ? BODIES_OF_SAMPLE : ADMITTED_SENT),
      ...generated.filter((body) => !isAdmitted(body)).slice(0, REFUSED_SENT),
    ];
    for (let at = 0; at < bodies.length; at += AT_ONCE) {
      const some = bodies.slice(at, at + AT_ONCE);
      const answers = await Promise.all(some.map((body) => send(route, body)));
      for (const [position, { status, body }] of answers.entries())
        expect(status, JSON.stringify([some[position], body]).slice(0, 3000)).toBeLessThan(500);
    }
  });

  const ids = (count: number) => Array.from({ length: count }, () => v7());
  const longest = (letters: number) => '漢'.repeat(letters);
  const rows = (from: number) => Array.from({ length: 20_000 }, (_, at) => from - at);
  const rule = () => ({
    id: v7(),
    conditions: {
      text: longest(100),
      amountMin: 1,
      amountMax: 10 ** 11,
      accountLabel: 'Checking',
      direction: 'in',
    },
    effect: { category: longest(80), noReceiptNeeded: true },
  });
  it.each([
    ['PUT', '/rules', () => ({ items: Array.from({ length: 200 }, rule), version: 0 }), 200],
    [
      'POST',
      '/category-runs',
      () => ({
        id: v7(),
        transactionIds: ids(1000),
        categories: Array.from({ length: 1000 }, () => longest(80)),
      }),
      202,
    ],
    ['POST', '/matches/auto-match', () => ({ id: v7(), matchIds: ids(1000) }), 202],
    [
      'PUT',
      '/profile',
      () => ({
        country: 'UK',
        profession: 'doctor',
        templatePreferences: { [longest(100)]: longest(19_900) },
      }),
      200,
    ],
    [
      'POST',
      `/statement-imports/${otherImportId}/commit`,
      () => ({
        answers: Object.fromEntries(
          Array.from({ length: 50 }, (_, at) => [`${longest(58)}${at}`, longest(200)]),
        ),
        restored: rows(10_000_000),
        left: rows(9_000_000),
      }),
      202,
    ],
  ] as const)('even the largest: %s %s', async (method, path, make, status) => {
    const answer = await other.call(method, path, make());
    expect(answer.status, JSON.stringify(answer.body).slice(0, 2000)).toBe(status);
  });

  it('and in this process, where every fault is told', async () => {
    const { stumbles, ...counts } = await tryBodies(SEED, POINTS);
    if (BODIES_POINTS !== undefined) console.log(counts);
    expect(stumbles).toEqual([]);
    expect(counts.admitted).toBeGreaterThan(0.6 * POINTS);
  });
});
