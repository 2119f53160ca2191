import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createHmac } from 'node:crypto';
import { route } from '../../../../shared/contract/route.ts';
import { refuse } from '../../../../functions/domain/outcome.ts';
import type { ApiEvent } from '../../../../functions/runtime/api-step.ts';
import { callerOf, type Caller } from '../../../../functions/runtime/caller.ts';
import { endpoint } from '../../../../functions/runtime/endpoint.ts';
import { lambdaContext } from './lambda-context.ts';
import { writtenDuring } from './written-lines.ts';

vi.mock('../../../../functions/runtime/caller.ts', () => ({ callerOf: vi.fn() }));

const greet = route({
  method: 'POST',
  path: '/greetings/{id}',
  summary: 'Greet somebody',
  whileClosing: true,
  access: 'member',
  touches: [],
  params: z.object({ id: z.uuid() }),
  query: z.object({ loud: z.enum(['yes', 'no']).optional() }),
  body: z.object({ name: z.string().min(1) }),
  reply: z.object({ greeting: z.string() }),
  status: 201,
  problems: ['wrong-state'],
});

const order = route({
  method: 'POST',
  path: '/orders',
  summary: 'Order something',
  access: 'public',
  touches: [],
  repeatable: true,
  reply: z.object({ key: z.string().nullable() }),
  problems: [],
});

const hook = route({
  method: 'POST',
  path: '/hooks',
  summary: 'Receive a signed message',
  access: 'public',
  touches: [],
  raw: true,
  reply: z.object({ received: z.boolean() }),
  problems: [],
});

const member = (organizationId: string): Caller => ({
  userId: `user-of-${organizationId}`,
  organizationId,
  person: { id: `user-of-${organizationId}`, email: 'lea@example.com', fullName: 'Lea' },
  membership: {
    userId: `user-of-${organizationId}`,
    organizationId,
    role: 'master',
    accessLevel: 'full',
    activeSince: '2026-01-01T00:00:00.000Z',
  },
  abilities: ['canEdit'],
  session: undefined,
  endedSessions: { until: undefined, ids: [] },
});

const ID = '0198a000-0000-7000-8000-000000000001';

interface Sent {
  readonly userId?: string;
  readonly id?: string;
  readonly query?: Record<string, string>;
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
  readonly headers?: Record<string, string>;
  readonly requestId?: string;
}

function eventOf({
  userId = 'lea',
  id = ID,
  query = {},
  body = '{"name":"Lea"}',
  isBase64Encoded = false,
  headers = { authorization: 'Bearer secret-token' },
  requestId = 'request-1',
}: Sent = {}): ApiEvent {
  return {
    version: '2.0',
    routeKey: 'POST /api/greetings/{id}',
    rawPath: `/api/greetings/${id}`,
    rawQueryString: '',
    headers,
    pathParameters: { id },
    queryStringParameters: query,
    body,
    isBase64Encoded,
    requestContext: {
      accountId: '123456789012',
      apiId: 'api',
      authorizer: {
        principalId: '',
        integrationLatency: 0,
        jwt: { claims: userId ? { sub: userId } : {}, scopes: [] },
      },
      domainName: 'api.example.com',
      domainPrefix: 'api',
      http: { method: 'POST', path: '/', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
      requestId,
      routeKey: 'POST /api/greetings/{id}',
      stage: '$default',
      time: '01/Jan/2026:00:00:00 +0000',
      timeEpoch: 0,
    },
  };
}

const bodyOf = ({ body = '' }: { body?: string | undefined }) => JSON.parse(body) as Record<string, unknown>;

beforeEach(() => {
  vi.mocked(callerOf).mockImplementation((userId) =>
    Promise.resolve(userId === 'nobody' ? undefined : member(`organisation-of-${userId}`)),
  );
});

describe('endpoint', () => {
  const handler = endpoint(greet, ({ params, body, caller, accessToken }) => {
    const words = [body.name, params.id, caller.organizationId, accessToken];
    return Promise.resolve({ greeting: words.join(' ') });
  });

  it('answers the reply with the status of the route, kept by nobody', async () => {
    const reply = await handler(eventOf(), lambdaContext('invocation-1'));
    expect(reply.statusCode).toBe(201);
    expect(reply.headers).toEqual({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'application/json',
    });
    expect(bodyOf(reply)).toEqual({ greeting: `Lea ${ID} organisation-of-lea secret-token` });
  });

  it.each([
    ['nobody signed in', { userId: '' }, 401, 'signed-out'],
    ['somebody without membership', { userId: 'nobody' }, 403, 'not-allowed'],
    ['somebody without membership who sends nonsense', { userId: 'nobody', body: '{' }, 403, 'not-allowed'],
    ['a body that is no JSON', { body: '{' }, 400, 'unreadable-body'],
    ['an id that is no id', { id: 'x', body: '{}' }, 404, 'not-found'],
    ['a body without its fields', { body: '' }, 400, 'invalid-input'],
    ['a query of another value', { query: { loud: 'maybe' } }, 400, 'invalid-input'],
  ])('answers %s by its problem', async (_case, sent, status, code) => {
    const reply = await handler(eventOf(sent), lambdaContext('invocation-1'));
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/problem+json' });
    expect(bodyOf(reply)).toMatchObject({ code, status, title: code.replaceAll('-', ' ') });
  });

  it('names the fields at fault', async () => {
    const reply = await handler(eventOf({ body: '{"name":""}' }), lambdaContext('invocation-1'));
    expect(Object.keys(bodyOf(reply)['fields'] ?? {})).toEqual(['name']);
  });

  it('hands on the key of a request that may be repeated, and none that it can’t take', async () => {
    const ordering = endpoint(order, ({ idempotencyKey = null }) => Promise.resolve({ key: idempotencyKey }));
    const keyed = (headers: Record<string, string>) =>
      ordering(eventOf({ headers }), lambdaContext('invocation-1'));
    expect(bodyOf(await keyed({ 'idempotency-key': ID }))).toEqual({ key: ID });
    expect(bodyOf(await keyed({}))).toEqual({ key: null });
    for (const key of ['', 'x'.repeat(256)]) {
      const refused = bodyOf(await keyed({ 'idempotency-key': key }));
      expect(refused).toMatchObject({
        code: 'invalid-input',
        fields: { idempotencyKey: expect.any(String) as string },
      });
    }
  });

  it('reads a body that came as base64', async () => {
    const body = Buffer.from('{"name":"Zoë"}').toString('base64');
    const reply = await handler(eventOf({ body, isBase64Encoded: true }), lambdaContext('invocation-1'));
    expect(bodyOf(reply)['greeting']).toContain('Zoë');
  });

  it('refuses a member without the ability that the route asks for', async () => {
    const deleting = endpoint({ ...greet, access: 'canDelete' }, () => Promise.resolve({ greeting: 'gone' }));
    expect((await deleting(eventOf(), lambdaContext('invocation-1'))).statusCode).toBe(403);
  });

  it('makes the books of somebody new where the route heals', async () => {
    vi.mocked(callerOf).mockResolvedValueOnce(undefined);
    const healCaller = vi.fn(() => Promise.resolve(undefined));
    const healing = endpoint(greet, () => Promise.resolve({ greeting: 'welcome' }), { healCaller });
    expect((await healing(eventOf(), lambdaContext('invocation-1'))).statusCode).toBe(201);
    expect(healCaller).toHaveBeenCalledWith('lea', expect.anything());
  });

  it('adds to a problem what the route adds to its problems', async () => {
    const refusing = endpoint(
      greet,
      () => Promise.resolve(refuse('wrong-state', { because: { code: 'documents-used-up', limit: 5 } })),
      { problemExtras: ({ detail }) => ({ success: false, error: detail }) },
    );
    const body = bodyOf(await refusing(eventOf(), lambdaContext('invocation-1')));
    const error = expect.stringMatching(/^Your plan includes 5 documents a month/) as string;
    expect(body).toMatchObject({ code: 'wrong-state', success: false, error });
  });

  it('answers `unexpected` where the reply is not what the contract says', async () => {
    const wrong = endpoint({ ...greet, reply: z.object({ greeting: z.string().max(1) }) }, () =>
      Promise.resolve({ greeting: 'long' }),
    );
    const { log } = await writtenDuring(async () => {
      expect((await wrong(eventOf(), lambdaContext('invocation-1'))).statusCode).toBe(500);
    });
    expect(log).toHaveLength(1);
  });
});

describe('the log of an endpoint', () => {
  const logging = endpoint(greet, ({ body }, cloud) => {
    cloud.log.info('greeting');
    if (body.name === 'Grumpy') throw new Error('He does not greet.');
    return Promise.resolve(body.name === 'Late' ? refuse('wrong-state') : { greeting: body.name });
  });

  it('has request, route and organisation on every line', async () => {
    const { log } = await writtenDuring(() => logging(eventOf(), lambdaContext('invocation-1')));
    expect(log).toMatchObject([
      {
        message: 'greeting',
        requestId: 'request-1',
        function_request_id: 'invocation-1',
        route: 'POST /api/greetings/{id}',
        organizationId: 'organisation-of-lea',
      },
    ]);
  });

  it.each(['Lea', 'Grumpy', 'Late'])(
    'forgets in a warm function what the call before was about: %s',
    async (name) => {
      const open = endpoint({ ...greet, access: 'public' }, ({ body }, cloud) => {
        cloud.log.info('greeting');
        return Promise.resolve({ greeting: body.name });
      });
      const { log } = await writtenDuring(async () => {
        await logging(eventOf({ body: JSON.stringify({ name }) }), lambdaContext('invocation-1'));
        await open(eventOf({ requestId: 'request-2' }), lambdaContext('invocation-2'));
      });
      const second = log.at(-1);
      expect(second).toMatchObject({ requestId: 'request-2', function_request_id: 'invocation-2' });
      expect(second).not.toHaveProperty('organizationId');
    },
  );

  it('tells an unforeseen error with all its causes, and answers nothing of it', async () => {
    const socket = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    const table = new Error('The table did not answer.', { cause: socket });
    const failing = endpoint(greet, () => Promise.reject(new Error('No greeting.', { cause: table })));
    let body: Record<string, unknown> = {};
    const { log } = await writtenDuring(async () => {
      body = bodyOf(await failing(eventOf(), lambdaContext('invocation-1')));
    });
    expect(body['code']).toBe('unexpected');
    expect(JSON.stringify(body)).not.toContain('greeting.');
    expect(log).toMatchObject([
      {
        level: 'ERROR',
        requestId: 'request-1',
        organizationId: 'organisation-of-lea',
        error: {
          message: 'No greeting.',
          stack: expect.stringContaining('endpoint.test.ts') as string,
          cause: { message: table.message, cause: { message: socket.message, code: 'ECONNRESET' } },
        },
      },
    ]);
  });

  it('never holds rows that an error carries, nor a chain without end', async () => {
    const error = Object.assign(new Error('The transaction was cancelled.'), {
      CancellationReasons: [{ Item: { description: 'PRIVATE CLINIC' } }],
    });
    error.cause = error;
    const failing = endpoint(greet, () => Promise.reject(error));
    const { log } = await writtenDuring(() => failing(eventOf(), lambdaContext('invocation-1')));
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toMatch(/PRIVATE CLINIC|secret-token/);
  });

  it('has no line for a request that was refused', async () => {
    const { log } = await writtenDuring(() => logging(eventOf({ body: '{' }), lambdaContext('invocation-1')));
    expect(log).toEqual([]);
  });
});

describe('the metrics of an endpoint', () => {
  it('measure every answer, and count problems by code, without naming an organisation', async () => {
    const handler = endpoint(greet, ({ body }) =>
      Promise.resolve(body.name === 'Late' ? refuse('wrong-state') : { greeting: body.name }),
    );
    const { metrics } = await writtenDuring(async () => {
      await handler(eventOf(), lambdaContext('invocation-1'));
      await handler(eventOf({ body: '{"name":"Late"}' }), lambdaContext('invocation-2'));
      await handler(eventOf({ body: '{' }), lambdaContext('invocation-3'));
    });
    const latencies = metrics.filter((line) => 'Latency' in line);
    expect(latencies).toHaveLength(3);
    expect(latencies[0]).toMatchObject({
      Latency: expect.any(Number) as number,
      _aws: { CloudWatchMetrics: [{ Namespace: 'Matchbook', Dimensions: [['service']] }] },
    });
    const problems = metrics.filter((line) => 'Problems' in line);
    expect(problems).toMatchObject([
      {
        Problems: 1,
        code: 'wrong-state',
        _aws: { CloudWatchMetrics: [{ Dimensions: [['service', 'code']] }] },
      },
      { Problems: 1, code: 'unreadable-body' },
    ]);
    expect(JSON.stringify(metrics)).not.toContain('organisation-of-lea');
  });
});

describe('a raw route', () => {
  const signed = (body: Buffer): string => createHmac('sha256', 'key').update(body).digest('hex');
  const receiving = endpoint(hook, ({ rawBody, headers }) =>
    Promise.resolve({ received: signed(rawBody) === headers['x-signature'] }),
  );
  /** Blanks, a sign of several bytes and an odd order: parsing and printing again would change it. */
  const sent = Buffer.from('{ "b" : 1,\r\n "a":"Zoë" }\n');

  it.each([
    ['text', { body: sent.toString(), isBase64Encoded: false }],
    ['base64', { body: sent.toString('base64'), isBase64Encoded: true }],
  ])('hands the body on byte for byte when it came as %s', async (_how, how) => {
    const headers = { 'x-signature': signed(sent) };
    const reply = await receiving(eventOf({ ...how, headers }), lambdaContext('invocation-1'));
    expect(bodyOf(reply)).toEqual({ received: true });
  });

  it('hands on a body that is no JSON', async () => {
    const body = Buffer.from('not json');
    const headers = { 'x-signature': signed(body) };
    const reply = await receiving(eventOf({ body: body.toString(), headers }), lambdaContext('invocation-1'));
    expect(bodyOf(reply)).toEqual({ received: true });
  });
});
