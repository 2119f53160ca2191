import { describe, expect, it, vi } from 'vitest';
import { getMe, verifySignup } from '../../../../shared/contract/books.ts';
import { sendCustomExport } from '../../../../shared/contract/exports.ts';
import { addTransaction, changeTransaction, listTransactions } from '../../../../shared/contract/ledger.ts';
import { confirmMatch } from '../../../../shared/contract/matching.ts';
import { BOOKS_HEADER } from '../../../../shared/contract/route.ts';
import { problemOf } from '../../../../shared/problems.ts';
import { ApiProblem } from '../../../../web/api/api-problem.ts';
import { createCall } from '../../../../web/api/call.ts';

const id = '01920000-0000-7000-8000-000000000001';
const entry = {
  id,
  kind: 'income',
  description: 'Fee',
  amount: 100,
  accountLabel: 'Checking',
  date: '2026-01-02',
} as const;
const exported = {
  exportType: 'monthly',
  dateRange: null,
  selectedFields: ['date'],
  accountantEmail: 'a@b.ca',
} as const;

/** A client whose answers are given beforehand, and what it sent. */
function clientAnswering(...statuses: number[]) {
  const sent: { url: string; init: RequestInit }[] = [];
  const ended = vi.fn(() => Promise.resolve<string | undefined>(undefined));
  const reached = vi.fn();
  const otherBooks = vi.fn();
  const call = createCall({
    fetch: (url, init) => {
      sent.push({ url: url instanceof Request ? url.url : url.toString(), init: init ?? {} });
      const status = statuses[Math.min(sent.length, statuses.length) - 1] ?? 200;
      if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(
        Response.json(status < 400 ? { items: [] } : problemOf('unexpected'), { status }),
      );
    },
    token: (refused) => Promise.resolve(refused === 'old' ? 'new' : 'old'),
    pause: () => Promise.resolve(),
    ended,
    reached,
    books: () => 'books-1',
    otherBooks,
    notAllowed: () => undefined,
  });
  return { call, sent, ended, reached, otherBooks };
}

/** A client that is always answered so. */
const createAnswering = (status: number, body: object, otherBooks = vi.fn(), notAllowed = vi.fn()) => ({
  call: createCall({
    fetch: () => Promise.resolve(Response.json(body, { status })),
    token: () => Promise.resolve('token'),
    pause: () => Promise.resolve(),
    ended: () => Promise.resolve(undefined),
    reached: () => undefined,
    books: () => undefined,
    otherBooks,
    notAllowed,
  }),
});

const bearerOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('authorization');

describe('call', () => {
  it('fills path, query and body, and carries the access token', async () => {
    const { call, sent } = clientAnswering(200);
    await call(listTransactions, { query: { from: '2026-01-01', q: 'a&b' } });
    await call(changeTransaction, { params: { id }, body: { version: 1, description: 'x' } });
    expect(sent[0]?.url).toBe('/api/transactions?from=2026-01-01&q=a%26b');
    expect(sent[1]?.url).toBe(`/api/transactions/${id}`);
    expect(sent[1]?.init).toMatchObject({ method: 'PATCH', body: '{"version":1,"description":"x"}' });
    expect(sent.map(bearerOf)).toEqual(['Bearer old', 'Bearer old']);
  });

  it('names the books that the page shows, and hears where others are open', async () => {
    const { call, sent, otherBooks } = clientAnswering(200);
    await call(listTransactions, { query: {} });
    await call(verifySignup, { body: { email: 'a@b.ca', token: '123456', type: 'signup' } });
    const named = sent.map(({ init }) => new Headers(init.headers).get(BOOKS_HEADER));
    expect(named).toEqual(['books-1', null]);
    expect(otherBooks).not.toHaveBeenCalled();
    const hear = vi.fn();
    const refused = createAnswering(403, problemOf('not-a-member'), hear);
    await expect(refused.call(listTransactions, { query: {} })).rejects.toMatchObject({
      code: 'not-a-member',
    });
    expect(hear).toHaveBeenCalledTimes(1);
  });

  it('hears where something was refused that the page offered', async () => {
    const [otherBooks, notAllowed] = [vi.fn(), vi.fn()];
    const { call } = createAnswering(403, problemOf('not-allowed'), otherBooks, notAllowed);
    await expect(call(listTransactions, { query: {} })).rejects.toMatchObject({ code: 'not-allowed' });
    expect(notAllowed).toHaveBeenCalledTimes(1);
    expect(otherBooks).not.toHaveBeenCalled();
  });

  it('sends no token to a public route', async () => {
    const { call, sent } = clientAnswering(200);
    await call(verifySignup, { body: { email: 'a@b.ca', token: '123456', type: 'signup' } });
    expect(sent.map(bearerOf)).toEqual([null]);
  });

  it('renews the token once after a 401', async () => {
    const { call, sent } = clientAnswering(401, 200);
    await call(getMe, {});
    expect(sent.map(bearerOf)).toEqual(['Bearer old', 'Bearer new']);
    const refused = clientAnswering(401);
    await expect(refused.call(getMe, {})).rejects.toBeInstanceOf(ApiProblem);
    expect(refused.sent).toHaveLength(2);
  });

  it('says to wait where the gateway itself refuses one request too many', async () => {
    const { call } = createAnswering(429, { message: 'Too Many Requests' });
    await expect(call(getMe, {})).rejects.toMatchObject({ code: 'too-many-requests', status: 429 });
  });

  it('tells that the session has ended where a renewed token is refused as well, never for want of a token', async () => {
    const renewed = clientAnswering(401, 200);
    await renewed.call(getMe, {});
    expect(renewed.ended).not.toHaveBeenCalled();
    const refused = clientAnswering(401);
    await expect(refused.call(getMe, {})).rejects.toThrow(ApiProblem);
    expect(refused.ended).toHaveBeenCalledTimes(1);
    const ended = vi.fn(() => Promise.resolve(undefined));
    const cutOff = createCall({
      fetch: () => Promise.resolve(Response.json(problemOf('signed-out'), { status: 401 })),
      token: () => Promise.resolve(undefined),
      pause: () => Promise.resolve(),
      ended,
      reached: () => undefined,
      books: () => undefined,
      otherBooks: () => undefined,
      notAllowed: () => undefined,
    });
    await expect(cutOff(getMe, {})).rejects.toThrow(ApiProblem);
    expect(ended).not.toHaveBeenCalled();
  });

  it('goes on with the token of a person who has come back', async () => {
    const { call, sent, ended } = clientAnswering(401, 401, 200);
    ended.mockResolvedValueOnce('back');
    await call(changeTransaction, { params: { id }, body: { version: 1, description: 'x' } });
    expect(sent.map(bearerOf)).toEqual(['Bearer old', 'Bearer new', 'Bearer back']);
  });

  it('tells of each request whether it reached anybody', async () => {
    const { call, reached } = clientAnswering(0, 502, 200);
    await call(listTransactions, { query: {} });
    expect(reached.mock.calls).toEqual([[false], [true], [true]]);
  });

  it.each([502, 503, 504, 0])('tries a read four times when the gateway answers %i', async (status) => {
    const { call, sent } = clientAnswering(status);
    await expect(call(getMe, {})).rejects.toBeInstanceOf(ApiProblem);
    expect(sent).toHaveLength(4);
  });

  it('says that the connection is missing, not that something broke', async () => {
    const { call } = clientAnswering(0);
    await expect(call(getMe, {})).rejects.toMatchObject({ code: 'no-connection' });
  });

  it('repeats a creation, whose id is the client’s, but never a decision that may have been taken', async () => {
    const creation = clientAnswering(504, 201);
    await creation.call(addTransaction, { body: entry });
    expect(creation.sent).toHaveLength(2);
    const decision = clientAnswering(504);
    await expect(decision.call(confirmMatch, { params: { id } })).rejects.toBeInstanceOf(ApiProblem);
    expect(decision.sent).toHaveLength(1);
  });

  it('orders an email again under the same key, and the next one under another', async () => {
    const { call, sent } = clientAnswering(502, 0, 200);
    const body = { ...exported, selectedFields: ['date' as const] };
    await call(sendCustomExport, { body });
    await call(sendCustomExport, { body });
    const keys = sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toHaveLength(4);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('does not repeat what the API refused', async () => {
    const { call, sent } = clientAnswering(500);
    await expect(call(getMe, {})).rejects.toMatchObject({ code: 'unexpected', status: 500 });
    expect(sent).toHaveLength(1);
  });
});
