import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { FunctionError } from '../functions/function-host.ts';
import { readBody } from '../http/read-body.ts';
import type { Schedules } from '../events/schedules.ts';
import type { ReadMeter } from '../table/read-meter.ts';
import type { Mail } from '../mail/mail.ts';
import type { MailDoor } from '../mail/receive-mail.ts';
import type { Clock } from './clock.ts';
import type { People } from './people.ts';

const BODY_BYTES_MAX = 100_000;
/** Lambda takes events up to this size. */
const EVENT_BYTES_MAX = 6 * 1024 * 1024;
const Verdict = z
  .enum(['pass', 'fail'])
  .default('pass')
  .transform((verdict): 'PASS' | 'FAIL' => (verdict === 'pass' ? 'PASS' : 'FAIL'));
/** SES receives mail up to this size. */
const MAIL_BYTES_MAX = 40 * 1024 * 1024;
const Delivery = z.object({
  to: z.email().optional(),
  auth: z.enum(['pass', 'fail']).default('pass'),
  spam: Verdict,
  virus: Verdict,
});
const ClockBody = z.object({ now: z.iso.datetime({ offset: true }).or(z.iso.date()).nullable() });
const KINDS = {
  bounce: 'bounced',
  permanent: 'bounced',
  transient: 'transient',
  complaint: 'complaint',
  delivery: 'delivered',
} as const;
const BounceBody = z.object({
  messageId: z.string().min(1),
  kind: z
    .enum(['bounce', 'permanent', 'transient', 'complaint', 'delivery'])
    .default('permanent')
    .transform((kind) => KINDS[kind]),
});
const SignInBody = z.object({ email: z.string().min(1), password: z.string().min(1) });
const SignUpBody = SignInBody.extend({ fullName: z.string().min(1) });
const SignInWithCode = SignInBody.extend({ code: z.string().optional() });

export interface ControlParts {
  reads: Pick<ReadMeter, 'units'>;
  schedules: Schedules;
  clock: Clock;
  /** Tells the functions that the clock was set. */
  clockWasSet: () => void;
  /** Absent when the stacks have no user pool. */
  people: People | undefined;
  mailDoor: MailDoor;
  reportMail: Mail['report'];
  /** Runs the function by which operators set plans. */
  setPlan: (event: unknown) => Promise<unknown>;
}

type Reply = [status: number, body: unknown];

/** Answers `/_local/…`: what tests and developers need beside the product's own API. Other sites' pages are refused. */
export function controlRoutes(parts: ControlParts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, body] = isForeign(request)
      ? refusal(403, 'Only this machine’s own pages may ask this.')
      : await answer(parts, request).catch(failure);
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(body));
  };
}

async function answer(parts: ControlParts, request: IncomingMessage): Promise<Reply> {
  const [path = ''] = (request.url ?? '').split('?');
  const asked = `${request.method ?? ''} ${path}`;
  if (asked === 'GET /_local/schedules') return [200, parts.schedules.list()];
  if (asked.startsWith('POST /_local/schedules/'))
    return fire(parts.schedules, decodeURIComponent(path.split('/')[3] ?? ''), request);
  if (asked === 'GET /_local/reads') return [200, parts.reads.units()];
  if (asked === 'GET /_local/clock') return [200, time(parts.clock)];
  if (asked === 'POST /_local/clock') return setClock(parts, ClockBody.parse(await json(request)));
  if (asked === 'POST /_local/plan') return [200, await parts.setPlan(await json(request))];
  if (asked === 'POST /_local/mail') return receiveMail(parts, request);
  if (asked === 'POST /_local/bounce') return bounce(parts, BounceBody.parse(await json(request)));
  const { people } = parts;
  if (people && asked === 'POST /_local/sign-up')
    return [201, await people.signUp(SignUpBody.parse(await json(request)))];
  if (people && asked === 'POST /_local/sign-in')
    return [200, await people.signIn(SignInWithCode.parse(await json(request)))];
  return refusal(404, 'There is nothing here.');
}

async function receiveMail({ mailDoor }: ControlParts, request: IncomingMessage): Promise<Reply> {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const delivery = Delivery.parse(Object.fromEntries(searchParams));
  const received = await mailDoor.receive(await bytes(request, MAIL_BYTES_MAX), delivery);
  return received ? [202, received] : refusal(404, 'No rule receives mail for this address.');
}

/** As SES tells of it some time after it has taken a mail. */
function bounce({ reportMail }: ControlParts, { messageId, kind }: z.output<typeof BounceBody>): Reply {
  const told = reportMail(messageId, kind);
  return told === undefined ? refusal(404, 'No such mail was sent.') : [202, { messageId, kind, told }];
}

/** A body is the event that the function gets, such as a file of rates. */
async function fire(schedules: Schedules, name: string, request: IncomingMessage): Promise<Reply> {
  const body = (await bytes(request, EVENT_BYTES_MAX)).toString('utf8');
  const fired = await schedules.fire(name, body === '' ? undefined : (JSON.parse(body) as unknown));
  return fired ? [200, fired] : refusal(404, `There is no schedule ${name}.`);
}

function setClock({ clock, clockWasSet }: ControlParts, { now }: z.output<typeof ClockBody>): Reply {
  clock.set(now === null ? null : new Date(now));
  clockWasSet();
  return [200, time(clock)];
}

const time = (clock: Clock) => ({ now: clock.now().toISOString(), offsetMs: clock.offsetMs() });
const refusal = (status: number, message: string): Reply => [status, { message }];

function failure(error: unknown): Reply {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return refusal(400, error.message);
  if (error instanceof FunctionError)
    return [502, { code: error.errorType, message: `The function failed: ${error.message}` }];
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return [400, { code: name, message }];
}

/** A browser says where a request comes from; a page of another site must not reach in here. */
function isForeign({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined && headers.origin !== `http://${headers.host ?? ''}`;
}

async function json(request: IncomingMessage): Promise<unknown> {
  return JSON.parse((await bytes(request, BODY_BYTES_MAX)).toString('utf8')) as unknown;
}

async function bytes(request: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const body = await readBody(request, bytesMax);
  if (!body) throw new SyntaxError('The body is too large.');
  return body;
}
