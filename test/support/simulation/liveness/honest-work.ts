import { isRefusal, type Refusal } from '../../../../functions/domain/outcome.ts';
import type { Caller } from '../../../../functions/runtime/caller.ts';
import { startCategoryRun } from '../../../../functions/use-cases/categories/start-category-run.ts';
import { getGeneratedReport } from '../../../../functions/use-cases/exports/get-generated-report.ts';
import { sendCustomExport } from '../../../../functions/use-cases/exports/send-custom-export.ts';
import { commitStatementImport } from '../../../../functions/use-cases/imports/commit-statement-import.ts';
import { getStatementImport } from '../../../../functions/use-cases/imports/get-statement-import.ts';
import { importStatement } from '../../../../functions/use-cases/imports/import-statement.ts';
import { getJob } from '../../../../functions/use-cases/jobs/get-job.ts';
import { addTransaction } from '../../../../functions/use-cases/ledger/add-transaction.ts';
import { getReceipt } from '../../../../functions/use-cases/receipts/get-receipt.ts';
import { defaultExportFields } from '../../../../shared/model/export.ts';
import { entry, statementCsv } from '../../entries.ts';
import { receiptLines } from '../documents.ts';
import { uuidFrom } from '../same-chances.ts';
import { sendFile } from '../send-file.ts';
import type { World } from '../world.ts';

/** Something that somebody wants done, and when they ask for it. */
export interface Wish {
  readonly kind: (typeof WISHES)[number];
  readonly atMs: number;
  readonly amount: number;
}

/** What is wished for; some of it more often. */
export const WISHES = ['receipt', 'receipt', 'receipt', 'entry', 'statement', 'export', 'job'] as const;

const LOOK_MS = 200;
const LOOKS_MAX = 100_000;
const DAY = '2026-03-10';
const VENDOR = 'Maple Hardware';

/** Asks for something and waits until it is there. Gives whether it ended as it has to. */
export function fulfil({ kind, amount }: Wish, caller: Caller, world: World): Promise<boolean> {
  return FULFILLED[kind](amount, caller, world);
}

type Fulfil = (amount: number, caller: Caller, world: World) => Promise<boolean>;

const FULFILLED: Readonly<Record<Wish['kind'], Fulfil>> = {
  async receipt(amount, caller, world) {
    const id = await sendFile(
      { text: receiptLines({ vendor: VENDOR, day: DAY, amount }), what: 'receipt' },
      caller,
      world,
    );
    const receipt = await seen(world, () => getReceipt(id, caller, world.cloud), isAway('pending'));
    return receipt?.problem === undefined && receipt?.status !== undefined;
  },

  async entry(amount, caller, world) {
    const row = { ...entry({ amount, description: VENDOR }), id: uuidFrom(world.scheduler.random) };
    const added = await world.request('add', () => addTransaction(row, caller, world.cloud));
    return added !== undefined && !isRefusal(added);
  },

  async statement(amount, caller, world) {
    const { cloud } = world;
    const rows = [{ date: DAY, description: VENDOR, amount: -amount }];
    const uploadId = await sendFile({ text: statementCsv(rows), what: 'statement' }, caller, world);
    const id = uuidFrom(world.scheduler.random);
    await world.request('import', () => importStatement({ id, uploadId }, caller, cloud));
    await seen(world, () => getStatementImport(id, caller, cloud), isAway('reading'));
    const wish = { accountId: 'checking' };
    await world.request('commit', () => commitStatementImport(id, wish, caller, cloud));
    const ended = await seen(world, () => getStatementImport(id, caller, cloud), isAway('committing'));
    return ended?.status === 'committed';
  },

  async export(amount, caller, world) {
    const { cloud } = world;
    const row = { ...entry({ amount }), id: uuidFrom(world.scheduler.random) };
    await world.request('add', () => addTransaction(row, caller, cloud));
    const body = {
      exportType: 'custom' as const,
      dateRange: { from: DAY, to: DAY },
      selectedFields: [...defaultExportFields],
      accountantEmail: 'accountant@example.com',
    };
    const idempotencyKey = uuidFrom(world.scheduler.random);
    const sent = await world.request('export', () =>
      sendCustomExport({ body, idempotencyKey }, caller, cloud),
    );
    if (!sent || isRefusal(sent)) return false;
    const { reportId } = sent;
    const ended = await seen(world, () => getGeneratedReport(reportId, caller, cloud), isAway('Processing'));
    return ended?.status === 'Ready';
  },

  async job(amount, caller, world) {
    const { cloud } = world;
    const row = { ...entry({ amount }), id: uuidFrom(world.scheduler.random) };
    await world.request('add', () => addTransaction(row, caller, cloud));
    const id = uuidFrom(world.scheduler.random);
    const run = { id, transactionIds: [row.id], categories: ['Travel'] };
    await world.request('categorise', () => startCategoryRun(run, caller, cloud));
    const ended = await seen(world, () => getJob(id, caller, cloud), isAway('running'));
    return ended?.status === 'done';
  },
};

const isAway =
  (status: string) =>
  (it: { readonly status: string }): boolean =>
    it.status !== status;

/** Looks until it is so, as a browser does. */
async function seen<T extends object>(
  world: World,
  look: () => Promise<T | Refusal>,
  isThere: (it: T) => boolean,
): Promise<T | undefined> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const it = await world.request('look', look);
    if (it && !isRefusal(it) && isThere(it)) return it;
    await world.scheduler.sleep(LOOK_MS);
  }
  return undefined;
}
