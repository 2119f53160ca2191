import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../http/listen.ts';
import { readBody } from '../http/read-body.ts';
import { accessKeyOf, type Access } from './access.ts';
import type { Call } from './policy.ts';

/** A request as the front sees it: its body whole, for the calls it makes are written there. */
export interface FrontRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface FrontOptions {
  /** The part behind. */
  target: () => string;
  access: Access;
  callsOf: (request: FrontRequest) => Call[];
  /** How the service words its refusal. */
  refuse: (words: string) => { status: number; type: string; body: string };
  /** The access key under which the part is asked, where it wouldn't take ours. The parts check no header's signature. */
  knownAs?: string;
  /** What the part is asked in place of an allowed request. */
  rephrase?: (request: FrontRequest) => FrontRequest;
  /** Runs after the part's success, with its answer, and before the caller hears of it. */
  settle?: (request: FrontRequest, answer: Buffer) => Promise<void>;
}

export interface Front {
  url: string;
  stop: () => Promise<void>;
}

const PART_SECONDS_MAX = 15;

/** Stands before a part and lets through what the caller's policy allows. While the part restarts, requests wait. */
export async function startFront(options: FrontOptions): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const door = await listen((incoming, outgoing) => {
    const gone = new AbortController();
    // Not of one that has its answer: an abort makes an error with a stack, which takes as long as the rest of this.
    outgoing.on('close', () => outgoing.writableFinished || gone.abort());
    void pass(options, agent, incoming, outgoing, gone.signal).catch((error: unknown) => {
      if (gone.signal.aborted) return;
      process.stderr.write(`${incoming.method ?? ''} ${options.target()}: ${String(error)}\n`);
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'application/json' });
      outgoing.end('{"__type":"InternalServerError","message":"The local part did not answer"}');
    });
  });
  return {
    url: door.url,
    async stop() {
      agent.destroy();
      await door.stop();
    },
  };
}

async function pass(
  options: FrontOptions,
  agent: Agent,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  gone: AbortSignal,
) {
  const asked: FrontRequest = {
    method: incoming.method ?? 'GET',
    url: incoming.url ?? '/',
    headers: incoming.headers,
    body: await readBody(incoming),
  };
  const key = accessKeyOf(asked);
  const words = key === undefined ? undefined : options.access.refusal(key, options.callsOf(asked));
  if (words !== undefined) {
    const { status, type, body } = options.refuse(words);
    outgoing.writeHead(status, { 'content-type': type }).end(body);
    return;
  }
  const phrased = options.rephrase?.(asked) ?? asked;
  const answer = await forward(renamed(phrased, options.knownAs), options.target, agent, gone);
  const { 'transfer-encoding': _, connection: __, ...headers } = answer.headers;
  const status = answer.statusCode ?? 500;
  if (!options.settle) {
    // A package may be larger than memory: what comes is handed on, and an answer that breaks off behind breaks off here.
    outgoing.writeHead(status, headers);
    await pipeline(answer, outgoing);
    return;
  }
  const body = await readBody(answer);
  if (status === 200) await options.settle(asked, body);
  outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

function renamed(asked: FrontRequest, accessKey: string | undefined): FrontRequest {
  const { authorization } = asked.headers;
  if (accessKey === undefined || authorization === undefined) return asked;
  const named = authorization.replace(/Credential=[^/]+/, `Credential=${accessKey}`);
  return { ...asked, headers: { ...asked.headers, authorization: named } };
}

/**
 * Sends on; a refused connection means that the part is starting again, so it is tried until it answers. A caller that
 * has `gone` takes its request along: a long poll left standing would take a message that nobody gets.
 */
async function forward(
  asked: FrontRequest,
  target: () => string,
  agent: Agent,
  gone: AbortSignal,
): Promise<IncomingMessage> {
  const deadline = performance.now() + PART_SECONDS_MAX * 1000;
  for (;;) {
    try {
      return await send(asked, target(), agent, gone);
    } catch (error) {
      if (!isRefused(error) || performance.now() > deadline) throw error;
      await pause(100, undefined, { signal: gone });
    }
  }
}

function send(
  { method, url, headers, body }: FrontRequest,
  target: string,
  agent: Agent,
  signal: AbortSignal,
) {
  return new Promise<IncomingMessage>((answered, failed) => {
    const { 'transfer-encoding': _, connection: __, ...kept } = headers;
    const outgoing = request(
      new URL(url, target),
      { method, agent, signal, headers: { ...kept, 'content-length': body.length } },
      answered,
    );
    outgoing.on('error', failed);
    outgoing.end(body);
  });
}

const isRefused = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
