import fc from 'fast-check';
import { v7 } from 'uuid';
import { cloud } from '../../../functions/runtime/cloud.ts';
import { log } from '../../../functions/runtime/log.ts';
import { takeMailEvent } from '../../../functions/use-cases/mail-events/take-mail-event.ts';
import { contract, type RouteName } from '../../../shared/contract/index.ts';
import type { RouteShape } from '../../../shared/contract/route.ts';
import { anyBody } from '../any-body.ts';
import { inProcessApi } from '../in-process-api.ts';
import { MemoryCloud } from '../memory-cloud.ts';
import { receiptLines } from '../simulation/documents.ts';
import { MemoryProduct } from './memory-product.ts';

/** What nobody but a customer may ever have written: in every text, amount, address, file name and token of a request. */
const WORD = 'Kanarienvogel';
const AMOUNT = 73_571_113;
const canaries = [WORD.toLowerCase(), String(AMOUNT), '735711.13', '735,711.13'];

interface CanaryTrial {
  readonly seed: number;
  /** Lines to be logged before it ends. */
  readonly lines: number;
  /** Done with each request before it is sent; what it logs counts as well. */
  readonly onRequest?: (request: unknown) => void;
}

interface CanaryFind {
  readonly lines: number;
  readonly requests: number;
  /** Bodies with canaries that the contract admits. */
  readonly carried: number;
  /** Answers that told canaries. */
  readonly told: number;
  readonly faults: number;
  /** The first lines in which there is a canary. */
  readonly found: readonly string[];
}

const FOUND_MAX = 20;
/** One request in so many meets a table that fails, with the row in question on its error as the SDK has it. */
const FAULT_EVERY = 7;
const BODIES_A_ROUTE = 2;
const HOUR_SECONDS = 3600;

/** All routes of the API that take JSON or nothing. */
const routes = (Object.keys(contract) as RouteName[]).map((name) => {
  const route: RouteShape = contract[name];
  return { name, route };
});

/**
 * Drives requests full of canaries through the functions in this process, some of them into faults, and documents through the background; reads
 * every line that is logged and measured meanwhile.
 */
export async function findCanaries({ seed, lines, onRequest }: CanaryTrial): Promise<CanaryFind> {
  const product = new MemoryProduct();
  // What the product in memory keeps for its own tests is to be written here.
  Reflect.deleteProperty(log, 'error');
  const ask = await inProcessApi(routes.map(({ name }) => name));
  const heard = listen();
  let [requests, carried, told, faults] = [0, 0, 0, 0];
  try {
    for (let round = seed; heard.lines < lines; round += 1) {
      const books = await product.fillBooks();
      for (const { name, route } of routes) {
        if (heard.lines >= lines) break;
        const bodies = route.body
          ? fc.sample(anyBody(route.body, books), { seed: round, numRuns: BODIES_A_ROUTE })
          : [undefined];
        for (const body of bodies) {
          const request = requestWith(route, books, body, requests);
          onRequest?.(request);
          const isFaulty = requests % FAULT_EVERY === FAULT_EVERY - 1;
          const mend = isFaulty ? breakPart(product, faults) : undefined;
          const answer = await ask(name, request);
          mend?.();
          requests += 1;
          if (isAdmitted(route, request.body) && hasCanary(JSON.stringify(request.body))) carried += 1;
          if (answer.status >= 500) faults += 1;
          if (hasCanary(JSON.stringify(answer.body))) told += 1;
        }
      }
    }
    await sendDocuments();
    for (const message of [`${WORD}@example.com`, JSON.stringify({ mail: { to: WORD } })])
      await takeMailEvent(message, cloud);
  } finally {
    heard.end();
  }
  return { lines: heard.lines, requests, carried, told, faults, found: heard.found };
}

/** A request to a route with canaries wherever it takes them. */
function requestWith(
  route: RouteShape,
  books: { readonly userId: string; readonly under: Readonly<Record<string, readonly string[]>> },
  body: unknown,
  turn: number,
) {
  const ids = books.under[route.path.split('/')[1] ?? ''] ?? [];
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].flatMap(([, one]) => one ?? []);
  const id = ids[turn % (ids.length + 1)] ?? v7();
  const params = names.map((one) => [one, one === 'id' ? id : `${WORD}${turn}`]);
  return {
    userId: books.userId,
    params: Object.fromEntries(params) as Record<string, string>,
    query: turn % 3 === 0 ? { q: `${WORD} ${turn}`, email: `${WORD}@example.com`, cursor: WORD } : {},
    ...(route.body ? { body: withCanaries(body, (changed) => isAdmitted(route, changed)) } : {}),
    headers: {
      authorization: `Bearer ${WORD}.${turn}.token`,
      'user-agent': `${WORD}/1.0`,
      'content-type': 'application/json',
      'idempotency-key': `${WORD}-${turn}`,
    },
    // Later than any session that a request before has ended.
    claims: {
      auth_time: String(Math.trunc(Date.now() / 1000) + HOUR_SECONDS),
      origin_jti: v7(),
      username: `${WORD}@example.com`,
    },
  };
}

const isAdmitted = ({ body }: RouteShape, changed: unknown): boolean =>
  body?.safeParse(changed).success ?? false;

/**
 * A body with a canary in every place that takes one: as a text, an address, a file name, or an amount. One that is refused anyway has one
 * everywhere.
 */
function withCanaries(body: unknown, admits: (changed: unknown) => boolean): unknown {
  const wasAdmitted = admits(body);
  let changed = structuredClone(body);
  for (const path of leavesOf(body)) {
    const choices =
      typeof valueAt(body, path) === 'number'
        ? [AMOUNT, -AMOUNT]
        : [`${WORD} & Co.`, `${WORD}@example.com`, `${WORD}.pdf`];
    for (const choice of choices) {
      const tried = withValue(changed, path, choice);
      if (wasAdmitted && !admits(tried)) continue;
      changed = tried;
      break;
    }
  }
  return changed;
}

type Path = readonly string[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string' || typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, name) => (inner as Record<string, unknown>)[name], value);

function withValue(value: unknown, [name, ...rest]: Path, leaf: unknown): unknown {
  if (name === undefined) return leaf;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  Object.defineProperty(copy, name, {
    value: withValue((value as Record<string, unknown>)[name], rest, leaf),
    ...{ enumerable: true, configurable: true, writable: true },
  });
  return copy;
}

/** Parts that fail, one after the other: whoever asks for them is told as the SDK tells, with somebody's row on its error. */
const breaking = ['people', 'ledger', 'receipts', 'organizations'] as const;

/** Has a part of the cloud fail; gives how it is mended. */
function breakPart(product: MemoryProduct, turn: number): () => void {
  const name = breaking[turn % breaking.length] ?? 'people';
  const part = cloud[name];
  const refusal = Object.assign(new Error('Transaction cancelled'), {
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'Unlucky', Item: { description: WORD, amount: AMOUNT } }],
    $response: { body: WORD },
  });
  const broken = new Proxy(part, {
    get: () => () => {
      throw new Error('Not written', { cause: refusal });
    },
  });
  product.take(name, broken);
  return () => {
    product.take(name, part);
  };
}

/** Documents and statements with canaries in names and contents, through the background, some of them unreadable. */
async function sendDocuments(): Promise<void> {
  const memory = new MemoryCloud();
  Reflect.deleteProperty(log, 'error');
  const member = await memory.join(`${WORD} Ada`);
  const receipt = receiptLines({ vendor: WORD, day: '2026-03-10', amount: AMOUNT });
  const contents = [
    receipt,
    `Date,Description,Amount\n2026-03-01,${WORD},735711.13\n`,
    `${WORD}\u0000broken`,
  ];
  for (const [at, content] of contents.entries())
    for (const purpose of ['receipt', 'auto'] as const) {
      const file = `${WORD} ${at}.${at === 1 ? 'csv' : 'pdf'}`;
      await member.upload(Buffer.from(content), file, at === 1 ? 'text/csv' : 'application/pdf', purpose);
    }
}

const hasCanary = (text: string): boolean => {
  const folded = text.toLowerCase();
  return canaries.some((canary) => folded.includes(canary));
};

/** Reads what this process writes to its log until it ends. */
function listen() {
  const heard = { lines: 0, found: [] as string[], end: (): void => undefined };
  const streams = [process.stdout, process.stderr] as const;
  const before = streams.map((stream) => Object.getOwnPropertyDescriptor(stream, 'write'));
  for (const stream of streams)
    Object.defineProperty(stream, 'write', {
      configurable: true,
      value: (chunk: string | Uint8Array, ...more: unknown[]) => {
        for (const line of String(chunk).split('\n').filter(Boolean)) {
          heard.lines += 1;
          if (heard.found.length < FOUND_MAX && hasCanary(line)) heard.found.push(line.slice(0, 500));
        }
        const done = more.find((one) => typeof one === 'function');
        if (done) (done as () => void)();
        return true;
      },
    });
  heard.end = () => {
    for (const [at, stream] of streams.entries()) {
      const write = before[at];
      if (write) Object.defineProperty(stream, 'write', write);
      else Reflect.deleteProperty(stream, 'write');
    }
  };
  return heard;
}
