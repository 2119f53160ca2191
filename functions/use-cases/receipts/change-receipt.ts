import type { Receipt, ReceiptChange } from '../../../shared/model/receipt.ts';
import { shownReceipt } from '../../domain/books/shown-receipt.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt, StoredTrace } from '../../store/receipts.ts';
import type { Change, Effect } from '../../store/change.ts';
import { learnNames, type LearnedNames } from '../books/learn-names.ts';
import { organizationOf } from '../books/organization-of.ts';
import { suggestionsWithdrawn } from '../matching/unlink-rows.ts';
import { documentNamed } from './document-named.ts';
import { carriedToEntries } from './carry-to-entries.ts';
import { tracesOf } from './find-twins.ts';
import { vendorLesson } from './learn-vendor.ts';

type Parts = Pick<
  Cloud,
  'change' | 'organizations' | 'receipts' | 'ledger' | 'categories' | 'files' | 'matches' | 'now'
>;
type Correction = Omit<ReceiptChange, 'version'>;

/**
 * Takes a person's corrections; the receipt counts as read by hand and is matched anew where money, day or name changed. Its entries get
 * what follows for them.
 */
export async function changeReceipt(
  id: string,
  { version, ...correction }: ReceiptChange,
  caller: Caller,
  cloud: Parts,
): Promise<Receipt | Refusal> {
  return cloud.change(caller, 'document-changed', async (change) => {
    const before = await cloud.receipts.get(caller.organizationId, id);
    if (!before) return refuse('not-found');
    if (before.version !== version) return refuse('changed-meanwhile');
    return corrected(change, before, correction, caller.userId, cloud);
  });
}

async function corrected(
  change: Change,
  before: StoredReceipt,
  correction: Correction,
  userId: string,
  cloud: Parts,
): Promise<Receipt | Refusal> {
  const { organizationId } = before;
  const organization = await organizationOf(organizationId, cloud);
  const learned = learnNames(
    { categories: [correction.category].filter((name) => typeof name === 'string') },
    organization,
    cloud,
  );
  if (isRefusal(learned)) return learned;
  const after = changed(before, correction, learned, change.at);
  const [old, fresh] = [tracesOf(before), tracesOf(after)];
  change.about(documentNamed(after), Object.keys(correction));
  change.put(
    cloud.receipts.change(before, after),
    ...old.filter((trace) => !isAmong(trace, fresh)).map((trace) => cloud.receipts.traceRemoval(trace)),
    ...fresh.filter((trace) => !isAmong(trace, old)).map((trace) => cloud.receipts.traceAddition(trace)),
    ...(await vendorLesson(before, after, cloud)),
    ...learned.writes,
    ...(await matchedAnew(before, after, cloud)),
    ...(await carriedToEntries(before, after, userId, cloud)),
  );
  return shownReceipt({ ...after, version: before.version + 1 }, learned.names);
}

/** A receipt with a person's corrections. One that could not be read counts as read by hand once anything is filled in. */
function changed(
  before: StoredReceipt,
  { reviewed, distinct, category, ...values }: Correction,
  { categoryId }: LearnedNames,
  now: string,
): StoredReceipt {
  const sorted = category === undefined ? {} : { categoryId: category && categoryId(category) };
  const corrections = { ...values, ...sorted };
  const given = Object.fromEntries(Object.entries(corrections).filter(([, value]) => value !== undefined));
  const { problem, suggestedCategory, ...kept } = before;
  const isFilled = Object.keys(given).length > 0;
  return {
    ...kept,
    ...(problem && !isFilled ? { problem } : {}),
    ...(suggestedCategory && !category ? { suggestedCategory } : {}),
    ...given,
    ...(reviewed === undefined ? {} : { reviewedAt: reviewed ? now : null }),
    ...(distinct ? { twins: [] } : {}),
    status: before.status === 'pending' ? 'processed' : before.status,
  };
}

/** The writes by which a receipt of other facts, and who wanted the same as it, are looked at anew: what was suggested for it goes. */
async function matchedAnew(
  before: StoredReceipt,
  after: StoredReceipt,
  cloud: Pick<Cloud, 'matches'>,
): Promise<Effect[]> {
  const { organizationId, id, vendor, amount, currency, date } = before;
  if (after.status !== 'processed' || !isOtherwise(before, after)) return [];
  return [
    ...(await suggestionsWithdrawn(organizationId, [id], cloud)),
    {
      kind: 'match-receipts',
      organizationId,
      receiptIds: [id],
      earlier: { vendor, amount, currency, date },
    },
  ];
}

const matchedBy = ['vendor', 'amount', 'currency', 'date'] as const;

/** Whether something changed by which transactions are found. */
function isOtherwise(before: StoredReceipt, after: StoredReceipt): boolean {
  return matchedBy.some((name) => before[name] !== after[name]) || before.twins.length !== after.twins.length;
}

function isAmong({ by, value }: StoredTrace, traces: readonly StoredTrace[]): boolean {
  return traces.some((trace) => trace.by === by && trace.value === value);
}
