import type { Receipt, ReceiptChange } from '../../../shared/model/receipt.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt, StoredTrace } from '../../store/receipts.ts';
import { withdrawSuggestions } from '../matching/unlink-rows.ts';
import { tracesOf } from './find-twins.ts';
import { vendorLesson } from './learn-vendor.ts';

/** Takes a person's corrections; the receipt counts as read by hand and is matched anew where money, day or name changed. */
export async function changeReceipt(
  id: string,
  { version, ...change }: ReceiptChange,
  caller: Caller,
  cloud: Pick<Cloud, 'receipts' | 'files' | 'work' | 'matches' | 'now'>,
): Promise<Receipt | Refusal> {
  const { organizationId } = caller;
  const before = await cloud.receipts.get(organizationId, id);
  if (!before) return refuse('not-found');
  if (before.version !== version) return refuse('changed-meanwhile');
  const after = changed(before, change, cloud.now());
  const [old, fresh] = [tracesOf(before), tracesOf(after)];
  const outcome = await cloud.receipts.tryWrite([
    cloud.receipts.change(before, after),
    ...old.filter((trace) => !isAmong(trace, fresh)).map((trace) => cloud.receipts.traceRemoval(trace)),
    ...fresh.filter((trace) => !isAmong(trace, old)).map((trace) => cloud.receipts.traceAddition(trace)),
    ...(await vendorLesson(before, after, cloud)),
  ]);
  if (outcome === 'conflict') return refuse('changed-meanwhile');
  if (after.status === 'processed' && isOtherwise(before, after)) {
    await withdrawSuggestions(organizationId, { receiptIds: [id] }, cloud);
    await cloud.work.send({ kind: 'match-receipt', organizationId, receiptId: id });
  }
  return { ...after, version: before.version + 1 };
}

/** A receipt with a person's corrections. One that could not be read counts as read by hand once anything is filled in. */
function changed(
  before: StoredReceipt,
  { reviewed, distinct, ...values }: Omit<ReceiptChange, 'version'>,
  now: Date,
): StoredReceipt {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const { problem, suggestedCategory, ...kept } = before;
  const isFilled = Object.keys(given).length > 0;
  return {
    ...kept,
    ...(problem && !isFilled ? { problem } : {}),
    ...(suggestedCategory && !values.category ? { suggestedCategory } : {}),
    ...given,
    ...(reviewed === undefined ? {} : { reviewedAt: reviewed ? now.toISOString() : null }),
    ...(distinct ? { twins: [] } : {}),
    status: before.status === 'pending' ? 'processed' : before.status,
  };
}

const matchedBy = ['vendor', 'amount', 'currency', 'date'] as const;

/** Whether something changed by which transactions are found. */
function isOtherwise(before: StoredReceipt, after: StoredReceipt): boolean {
  return matchedBy.some((name) => before[name] !== after[name]);
}

function isAmong({ by, value }: StoredTrace, traces: readonly StoredTrace[]): boolean {
  return traces.some((trace) => trace.by === by && trace.value === value);
}
