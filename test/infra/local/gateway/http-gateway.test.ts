import { afterEach, describe, expect, it, vi } from 'vitest';
import { httpGateway } from '../../../../infra/local/gateway/http-gateway.ts';
import { throttle } from '../../../../infra/local/gateway/throttle.ts';
import { listen, type Listener } from '../../../../infra/local/http/listen.ts';

const route = {
  method: 'POST',
  path: '/api/transactions',
  routeKey: 'POST /api/transactions',
  functionName: 'add-transaction',
};

let door: Listener | undefined;
afterEach(() => door?.stop());

/** What a caller gets while the function behaves like that, and what is reported meanwhile. */
async function answered(invoke: () => Promise<unknown>) {
  const reported: string[] = [];
  const gateway = httpGateway({
    routes: [route],
    verifyToken: () => Promise.resolve('unauthorized'),
    invoke,
    report: (line) => reported.push(line),
    answerSecondsMax: 0.2,
  });
  door = await listen((request, response) => void gateway(request, response));
  const reply = await fetch(`${door.url}/api/transactions`, { method: 'POST', body: '{}' });
  return { status: reply.status, body: (await reply.json()) as unknown, reported };
}

describe('the gateway', () => {
  it('passes on what the function answers, and reports nothing', async () => {
    const body = JSON.stringify({ id: 'a' });
    expect(await answered(() => Promise.resolve({ statusCode: 201, body }))).toEqual({
      status: 201,
      body: { id: 'a' },
      reported: [],
    });
  });

  it('says 429 of more at once than the route is for, and lets others through again with time', async () => {
    let at = 0;
    const mayPass = throttle({ rate: 5, burst: 20 }, () => at);
    const passed = () => Array.from({ length: 200 }, mayPass).filter(Boolean).length;
    expect(passed()).toBe(20);
    at += 1000;
    expect(passed()).toBe(5);
    at += 60_000;
    expect(passed()).toBe(20);

    const invoke = vi.fn(() => Promise.resolve({ statusCode: 200, body: '{}' }));
    const gateway = httpGateway({
      routes: [{ ...route, throttle: { rate: 0.001, burst: 3 } }],
      verifyToken: () => Promise.resolve('unauthorized'),
      invoke,
      report: () => undefined,
    });
    const open = await listen((request, response) => void gateway(request, response));
    door = open;
    const ask = () => fetch(`${open.url}/api/transactions`, { method: 'POST', body: '{}' });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      200,
      200,
      ...Array<number>(7).fill(429),
    ]);
    expect(invoke).toHaveBeenCalledTimes(3);
  });

  it('answers 503 when the function takes too long, and reports it', async () => {
    expect(await answered(() => new Promise(() => undefined))).toEqual({
      status: 503,
      body: { message: 'Service Unavailable' },
      reported: ['POST /api/transactions: 503, add-transaction: No answer after 0.2 seconds'],
    });
  });

  it.each([
    ['fails', () => Promise.reject(new Error('Runtime exited')), 'Error: Runtime exited'],
    [
      'answers nonsense',
      () => Promise.resolve({ statusCode: 'fine' }),
      'Error: A reply with unusable statusCode',
    ],
    [
      'answers too much',
      () => Promise.resolve({ body: 'x'.repeat(6_300_000) }),
      'Error: A reply of 6300011 bytes',
    ],
  ])('answers 500 when the function %s, and reports why', async (_, invoke, why) => {
    const { status, body, reported } = await answered(invoke);
    expect([status, body]).toEqual([500, { message: 'Internal Server Error' }]);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(`POST /api/transactions: 500, add-transaction: ${why}`);
  });
});
