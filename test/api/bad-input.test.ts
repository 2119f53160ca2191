import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, Member, type Answer } from '../support/member.ts';
import { entry } from '../support/entries.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import type { RouteName } from '../../shared/contract/index.ts';
import type { RouteShape } from '../../shared/contract/route.ts';
import { MemoryProduct } from '../support/campaigns/memory-product.ts';
import { inProcessApi } from '../support/in-process-api.ts';
import { everyPage, everyRoute, goodBody, namesThing, pathOf } from './every-route.ts';

let cloud: SharedCloud;
let member: Member;
let rich: Member;
/** An entry of the member's. */
let ownId: string;
/** Where somebody else's list goes on. */
let theirCursor: string;
beforeAll(async () => {
  cloud = await sharedCloud();
  [member, rich] = [await Member.join(cloud), await Member.join(cloud)];
  for (const person of [rich, member]) {
    await person.ask('POST', '/transactions', entry());
    ownId = String((await person.ask('POST', '/transactions', entry()))['id']);
  }
  const { nextCursor } = await rich.ask('GET', '/transactions?limit=1');
  expect(nextCursor).toBeTypeOf('string');
  theirCursor = String(nextCursor);
});

/** A refusal in our own words, the caller's to mend. */
function expectProblem(answer: Answer, statuses: readonly number[] = [400]): void {
  expect(statuses, JSON.stringify(answer.body)).toContain(answer.status);
  expect(answer.type).toBe('application/problem+json');
  expect(answer.body).toMatchObject({ status: answer.status, code: expect.any(String) as string });
  expect(String(answer.body['detail']).length).toBeGreaterThan(10);
}

const closed = everyRoute.filter(({ route }) => route.access !== 'public');
const withBody = everyRoute.filter(({ route }) => route.body !== undefined);
const withId = everyRoute.filter(({ route }) => namesThing(route));
const lists = everyRoute.filter(({ route }) => route.query !== undefined && 'cursor' in route.query.shape);
const hasLimit = ({ route }: (typeof lists)[number]) => 'limit' in (route.query?.shape ?? {});
const MEGABYTE = 'x'.repeat(1024 * 1024);
const send = (route: (typeof everyRoute)[number]['route'], body: unknown) =>
  callMember(route.access === 'public', route.method, pathOf(route, v7()), body);
const callMember = (isPublic: boolean, method: string, path: string, body: unknown) =>
  isPublic ? callApi(cloud, undefined, method, path, body) : member.call(method, path, body);

/** What a body is sent to, over HTTP or in this process. */
type Send = (body: unknown) => Promise<Answer>;

async function expectNoBodyRefused(name: RouteName, route: RouteShape, answerTo: Send): Promise<void> {
  const isOpenToEmpty = route.body?.safeParse({}).success === true;
  const empties = isOpenToEmpty ? [] : [undefined, {}];
  const shapes = [
    ...empties,
    'null',
    '[]',
    '7',
    '"text"',
    '[[[]]]',
    { unknown: 1 },
    { __proto__: null, constructor: 1 },
  ];
  for (const body of [...shapes, '{', 'not json', '\u0000'])
    // A good body to an unknown id would be a 404; none of these is good, but ids are looked at first.
    expectProblem(await answerTo(body), route.params ? [400, 404] : [400]);
  expect(goodBody(name), 'a good body for this test').toBeDefined();
}

async function expectWrongFieldsRefused(name: RouteName, route: RouteShape, answerTo: Send): Promise<void> {
  const good = goodBody(name) as Record<string, unknown>;
  const wrongs = [null, 7.5, true, [], { a: 1 }, MEGABYTE, -1e308, '\u0000\r\n'];
  for (const field of Object.keys(good)) {
    const bad = wrongs
      .map((wrong) => ({ ...good, [field]: wrong }))
      .filter((body) => !route.body?.safeParse(body).success);
    expect(bad.length, field).toBeGreaterThan(0);
    for (const body of bad) expectProblem(await answerTo(body), [400, 404]);
  }
}

/** Public and not, with an id and without, of each kind of area: the rest is tried in this process. */
const SAMPLE: readonly RouteName[] = [
  ...(['verifySignup', 'updateProfile', 'addTransaction', 'changeTransaction', 'startUpload'] as const),
  ...(['importStatement', 'makeMatch', 'saveRules', 'sendCustomExport', 'addReportSchedule'] as const),
];
const overHttp = withBody.filter(({ name }) => SAMPLE.includes(name));
const fieldsOverHttp = overHttp.filter(({ name }) => ['addTransaction', 'updateProfile'].includes(name));
const withIdOverHttp = withId.filter(({ name }) =>
  ['getTransaction', 'changeTransaction', 'deleteTransaction', 'getReceipt', 'undoStatementImport'].includes(
    name,
  ),
);
const listsOverHttp = lists.filter(({ name }) => ['listTransactions', 'listMatches'].includes(name));

const unknownIds = () => [v7(), 'x', '0', v7().toUpperCase(), 'a'.repeat(5000)];
const limitsOutOfBounds = ['0', '-1', '201', '1e9', 'NaN', 'x'];
const damagedCursors = [
  ...['', 'x', '%', MEGABYTE.slice(0, 4000)],
  Buffer.from(JSON.stringify({ after: '\uffff', of: 'x' })).toString('base64url'),
];

function expectNothing(id: string, { status, body }: Answer): void {
  expect([400, 404, 414, 431], `${id.slice(0, 40)}: ${JSON.stringify(body)}`).toContain(status);
}

describe('every route', () => {
  it.each(closed)('$name asks for a token, and for an access token', async ({ name, route }) => {
    const path = pathOf(route, v7());
    const tokens = [undefined, '', 'nonsense', 'a.b.c', member.idToken];
    for (const token of tokens) {
      const { status } = await callApi(cloud, token, route.method, path, route.body && goodBody(name));
      expect([401, 403], `token ${token?.slice(0, 10)}`).toContain(status);
      if (token !== member.idToken) expect(status).toBe(401);
    }
  });

  it.each(closed)(
    '$name takes no token that was signed for somebody else’s name',
    async ({ name, route }) => {
      const [header, claims = '', signature] = member.idToken.split('.');
      const forged = {
        ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object),
        token_use: 'access',
        sub: v7(),
      };
      const token = [header, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.');
      const answer = await callApi(
        cloud,
        token,
        route.method,
        pathOf(route, v7()),
        route.body && goodBody(name),
      );
      expect(answer.status).toBe(401);
    },
  );

  it.each(overHttp)('$name refuses over HTTP what is no body of its own', ({ name, route }) =>
    expectNoBodyRefused(name, route, (body) => send(route, body)),
  );

  it.each(fieldsOverHttp)(
    '$name refuses over HTTP each field with a wrong type or a megabyte of text',
    ({ name, route }) => expectWrongFieldsRefused(name, route, (body) => send(route, body)),
  );

  it.each(withIdOverHttp)(
    '$name finds nothing over HTTP under an unknown or malformed id',
    async ({ name, route }) => {
      for (const id of [
        ...unknownIds(),
        '%00',
        '..%2F..%2Fetc',
        `${v7()}%23CHUNK`,
        '%F0%9F%92%A9',
        '%E0%A4%A',
      ])
        expectNothing(id, await member.call(route.method, pathOf(route, id), route.body && goodBody(name)));
    },
  );

  it.each(listsOverHttp)(
    '$name refuses over HTTP a damaged or foreign cursor, and a limit out of bounds',
    async ({ route }) => {
      const join = (parameter: string, value: string) =>
        member.call('GET', `${pathOf(route, ownId)}?${parameter}=${encodeURIComponent(value)}`);
      for (const cursor of [...damagedCursors, theirCursor]) expectProblem(await join('cursor', cursor));
      for (const limit of limitsOutOfBounds) expectProblem(await join('limit', limit));
    },
  );

  it('getSummary and countTransactions refuse days that do not exist', async () => {
    for (const day of ['', '2026-02-30', '0000-00-00', 'yesterday', '2026-3-1', MEGABYTE.slice(0, 3000)]) {
      expectProblem(await member.call('GET', `/summary?from=${day}&to=2026-03-31`));
      expectProblem(await member.call('GET', `/transactions/count?from=${day}`));
    }
  });
});

describe('every route, in this process', () => {
  let ask: Awaited<ReturnType<typeof inProcessApi>>;
  let userId: string;
  let known: readonly string[];
  beforeAll(async () => {
    ({ userId, ids: known } = await new MemoryProduct().fillBooks());
    ask = await inProcessApi([...new Set([...withBody, ...withId, ...lists].map(({ name }) => name))]);
  });
  const answerOf = (name: RouteName) => (body: unknown) => ask(name, { userId, id: v7(), body });
  /** The answer to a list's least query with one more word in it. */
  const listed = (name: RouteName, route: RouteShape, more: Readonly<Record<string, string>>) => {
    const [, least = ''] = pathOf(route, '').split('?');
    return ask(name, {
      userId,
      id: known[0] ?? '',
      query: { ...Object.fromEntries(new URLSearchParams(least)), ...more },
    });
  };

  it.each(withId)('$name finds nothing under an unknown or malformed id', async ({ name, route }) => {
    for (const id of [...unknownIds(), '\u0000', '../../etc', `${v7()}#CHUNK`, '💩', '%E0%A4%A'])
      expectNothing(id, await ask(name, { userId, id, body: route.body && goodBody(name) }));
  });

  it.each(lists)(
    '$name refuses a cursor that is damaged, or was given to somebody else',
    async ({ name, route }) => {
      for (const cursor of [...damagedCursors, theirCursor])
        expectProblem(await listed(name, route, { cursor }));
    },
  );

  it.each(lists.filter(hasLimit))('$name refuses a limit out of bounds', async ({ name, route }) => {
    for (const limit of limitsOutOfBounds) expectProblem(await listed(name, route, { limit }));
  });

  it.each(withBody)('$name refuses what is no body of its own', ({ name, route }) =>
    expectNoBodyRefused(name, route, answerOf(name)),
  );

  it.each(withBody)('$name refuses each field with a wrong type or a megabyte of text', ({ name, route }) =>
    expectWrongFieldsRefused(name, route, answerOf(name)),
  );
});

describe('every page', () => {
  const named = everyPage.filter(({ route }) => route.path.includes('{token}'));
  it.each(named)('$name answers whatever is asked of it with a page of ours', async ({ route }) => {
    const tokens = ['x', '%00', v7(), '..%2F..%2Fapi', 'a'.repeat(5000), '%F0%9F%92%A9', 'x'.repeat(32)];
    const bodies = route.method === 'POST' ? ['', 'phrase=%00', '{"phrase":1}', MEGABYTE] : [undefined];
    for (const token of tokens)
      for (const body of bodies) {
        const path = route.path.replace('{token}', token).replace('{document}', '0-0');
        const answer = await fetch(cloud.web + path, { method: route.method, body: body ?? null });
        expect(answer.status, token.slice(0, 40)).toBe(404);
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      }
  });

  const forms = everyPage.filter(({ route }) => !route.path.includes('{token}'));
  it.each(forms)('$name answers whatever is sent to it with a page of ours', async ({ route }) => {
    const bodies = route.method === 'POST' ? ['', 'email=%00', '{"email":1}', MEGABYTE] : [undefined];
    for (const query of ['', '?language=xx&sent=no', `?language=${'a'.repeat(5000)}`])
      for (const body of bodies) {
        const answer = await fetch(cloud.web + route.path + query, {
          method: route.method,
          body: body ?? null,
        });
        expect(answer.status).toBe(route.method === 'POST' ? 400 : 200);
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      }
  });
});
