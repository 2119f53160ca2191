import { useState } from 'react';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useReceipts } from '../../api/receipts.ts';

/** Where one is among the documents to be looked at, and which comes next. */
interface ReviewQueue {
  /** From 1. */
  readonly place: number;
  readonly count: number;
  /** There are more than have been listed yet. */
  readonly hasMore: boolean;
  readonly next: string | undefined;
}

const isWaiting = ({ status, reviewedAt }: Receipt) => status === 'processed' && reviewedAt === null;

/**
 * The documents that wait for a look, in the order of the list. What was accepted keeps its place until the review is closed, so that
 * "3 of 7" counts up; what comes meanwhile stands at the end.
 */
export function useReviewQueue(id: string | undefined): ReviewQueue {
  const { data, hasNextPage } = useReceipts();
  const [queue, setQueue] = useState<readonly string[]>([]);
  const listed = data?.pages.flatMap(({ items }) => items) ?? [];
  const waiting = new Set(listed.filter(isWaiting).map((receipt) => receipt.id));
  const wanted = id === undefined ? [] : inOrder(queue, id, listed, waiting);
  if (wanted.join() !== queue.join()) setQueue(wanted);
  const at = wanted.indexOf(id ?? '');
  const next = [...wanted.slice(at + 1), ...wanted.slice(0, Math.max(0, at))].find((one) => waiting.has(one));
  return { place: at + 1, count: wanted.length, hasMore: hasNextPage, next };
}

function inOrder(
  queue: readonly string[],
  id: string,
  listed: readonly Receipt[],
  waiting: ReadonlySet<string>,
): readonly string[] {
  const known = new Set(queue);
  const more = listed.map((receipt) => receipt.id).filter((one) => waiting.has(one) || one === id);
  const all = [...queue, ...more.filter((one) => !known.has(one))];
  return all.includes(id) ? all : [...all, id];
}
