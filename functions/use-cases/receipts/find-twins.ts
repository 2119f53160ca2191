import type { Twin } from '../../../shared/model/receipt.ts';
import {
  bitsApart,
  documentTraces,
  haveDifferentNumbers,
  PICTURE_BITS_MAX,
  pictureTraces,
} from '../../domain/duplicates/document-traces.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt, StoredTrace } from '../../store/receipts.ts';

type Parts = Pick<Cloud, 'receipts'>;

/** What a receipt leaves behind for later copies to be known by. */
export function tracesOf(receipt: StoredReceipt): StoredTrace[] {
  const { id: receiptId, organizationId, pictureHash } = receipt;
  const traces = [...documentTraces(receipt), ...(pictureHash ? pictureTraces(pictureHash) : [])];
  return traces.map((trace) => ({ ...trace, organizationId, receiptId }));
}

/** The documents that this one may be a copy of, each once, by the strongest of what they share. Archived ones don't count. */
export async function twinsOf(receipt: StoredReceipt, { receipts }: Parts): Promise<Twin[]> {
  const shared = await Promise.all(
    tracesOf(receipt).map(({ by, value }) => receipts.traced(receipt.organizationId, by, value)),
  );
  const found = shared.flat().filter(({ receiptId }) => receiptId !== receipt.id);
  const others = await receipts.getMany(receipt.organizationId, [
    ...new Set(found.map(({ receiptId }) => receiptId)),
  ]);
  return others.flatMap((other) => {
    const by = strengths.find((strength) =>
      found.some(
        (trace) => trace.receiptId === other.id && trace.by === strength && isCopy(strength, receipt, other),
      ),
    );
    return by && other.archivedAt === null ? [{ id: other.id, by }] : [];
  });
}

const strengths = ['file', 'picture', 'content'] as const;

function isCopy(by: Twin['by'], one: StoredReceipt, other: StoredReceipt): boolean {
  if (by === 'file') return true;
  if (by === 'content')
    return !haveDifferentNumbers(one.fields['number']?.value, other.fields['number']?.value);
  if (saysOtherwise(one.amount, other.amount) || saysOtherwise(one.date, other.date)) return false;
  const [a, b] = [one.pictureHash, other.pictureHash];
  return a !== undefined && b !== undefined && bitsApart(a, b) <= PICTURE_BITS_MAX;
}

/** Two tills of one shop print slips that look alike: what they say tells them apart. */
function saysOtherwise(one: unknown, other: unknown): boolean {
  return one !== null && other !== null && one !== other;
}
