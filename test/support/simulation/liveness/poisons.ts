import fc from 'fast-check';
import { contract } from '../../../../shared/contract/index.ts';
import { defaultExportFields } from '../../../../shared/model/export.ts';
import type { Caller } from '../../../../functions/runtime/caller.ts';
import type { Mailer } from '../../../../functions/adapters/mail.ts';
import { startCategoryRun } from '../../../../functions/use-cases/categories/start-category-run.ts';
import { sendCustomExport } from '../../../../functions/use-cases/exports/send-custom-export.ts';
import { importStatement } from '../../../../functions/use-cases/imports/import-statement.ts';
import { doWork } from '../../../../functions/use-cases/jobs/do-work.ts';
import { addTransaction } from '../../../../functions/use-cases/ledger/add-transaction.ts';
import { anyBody } from '../../any-body.ts';
import { entry } from '../../entries.ts';
import { MadeFault } from '../made-fault.ts';
import { uuidFrom } from '../same-chances.ts';
import { sendFile } from '../send-file.ts';
import type { World } from '../world.ts';
import { HOSTILE } from './reader.ts';

/** What one poison is, and when it comes. */
export interface Poison {
  readonly kind: (typeof KINDS)[number];
  readonly atMs: number;
  /** Which organisation it comes from. */
  readonly from: number;
  readonly seed: number;
}

export const KINDS = ['body', 'file', 'mail', 'job'] as const;

/** Jobs of these ids always fail: at once, or by ending their worker. */
const FAILING = { thrown: '0bad', fatal: '0dead' } as const;
/** Mails to these never leave, may have left, or are refused. */
const ADDRESSES = { waiting: 'never@', unknown: 'perhaps@', refused: 'refused@' } as const;
const MARCH = { from: '2026-03-01', to: '2026-03-31' };

/** Sends a poison as somebody at a browser would, or a machine in their place. */
export async function sendPoison({ kind, seed }: Poison, caller: Caller, world: World): Promise<void> {
  await SENT[kind](seed, caller, world);
}

type Send = (seed: number, caller: Caller, world: World) => Promise<unknown>;

const SENT: Readonly<Record<Poison['kind'], Send>> = { body, file, mail, job };

/** Whatever the contract lets in goes on to the books; what it refuses has ended. */
async function body(seed: number, caller: Caller, world: World): Promise<void> {
  const { cloud } = world;
  const known = { ids: [caller.organizationId], names: ['Checking', 'Travel', 'constructor'] };
  const some = <T>(values: fc.Arbitrary<T>): T | undefined => fc.sample(values, { seed, numRuns: 1 })[0];
  if (seed % 2 === 0) {
    const { success, data } = contract.addTransaction.body.safeParse(
      some(anyBody(contract.addTransaction.body, known)),
    );
    if (success) await world.request('add', () => addTransaction(data, caller, cloud));
    return;
  }
  const { success, data } = contract.startCategoryRun.body.safeParse(
    some(anyBody(contract.startCategoryRun.body, known)),
  );
  if (success) await world.request('categorise', () => startCategoryRun(data, caller, cloud));
}

/** A document or a statement that breaks, holds or ends whoever reads it, or that is nothing at all. */
async function file(seed: number, caller: Caller, world: World): Promise<void> {
  const texts = [...Object.values(HOSTILE), HOSTILE.killed, '\u0000'.repeat(400)];
  const text = `%PDF-1.7\n${texts[seed % texts.length] ?? ''}\n${seed}`;
  const isStatement = seed % 3 === 0;
  const uploadId = await sendFile({ text, what: isStatement ? 'statement' : 'receipt' }, caller, world);
  const wish = { id: uuidFrom(world.scheduler.random), uploadId, accountId: 'checking' };
  if (isStatement) await world.request('import', () => importStatement(wish, caller, world.cloud));
}

async function mail(seed: number, caller: Caller, world: World): Promise<void> {
  const { cloud } = world;
  const id = uuidFrom(world.scheduler.random);
  await world.request('add', () => addTransaction(entry({ id }), caller, cloud));
  const addresses = Object.values(ADDRESSES);
  const body = {
    exportType: 'custom' as const,
    dateRange: MARCH,
    selectedFields: [...defaultExportFields],
    accountantEmail: `${addresses[seed % addresses.length] ?? ''}example.com`,
  };
  await world.request('export', () => sendCustomExport({ body, idempotencyKey: id }, caller, cloud));
}

async function job(seed: number, caller: Caller, world: World): Promise<void> {
  const { thrown, fatal } = FAILING;
  const id = uuidFrom(world.scheduler.random).replace(/^.{5}/, seed % 3 === 0 ? fatal : `${thrown}0`);
  const run = { id, transactionIds: [id], categories: ['Travel'] };
  await world.request('categorise', () => startCategoryRun(run, caller, world.cloud));
}

/** Does work as the product does, unless it is such a job's. */
export const workOf =
  (world: World): typeof doWork =>
  async (work, cloud) => {
    const id = work.kind === 'run-job' ? work.jobId : '';
    await world.scheduler.turn();
    if (id.startsWith(FAILING.thrown)) throw new MadeFault('The job failed.');
    if (id.startsWith(FAILING.fatal)) return world.scheduler.die();
    return doWork(work, cloud);
  };

/** A post office that has trouble with some addresses. */
export function troubledMail(mailer: Mailer): Mailer {
  const send = mailer.send.bind(mailer);
  const error = new MadeFault('The post office did not answer.');
  const troubled: typeof send = async (letter) => {
    const outcome = await send(letter);
    if (letter.to.startsWith(ADDRESSES.waiting)) return { kind: 'not-sent', error };
    if (letter.to.startsWith(ADDRESSES.unknown)) return { kind: 'unknown', error };
    return letter.to.startsWith(ADDRESSES.refused) ? { kind: 'refused', error } : outcome;
  };
  return Object.assign(mailer, { send: troubled });
}
