import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Work } from '../../domain/work.ts';
import type { StoredReceipt } from '../../store/receipts.ts';

/** Why a document ended of which nothing was heard: its reading never ended, or its file never came. */
export const SILENT = {
  code: 'given-up',
  detail: say(wordsToKeep.files, { code: 'document-silent' }),
} as const;
export const NOT_ARRIVED = {
  code: 'unreadable-file',
  detail: say(wordsToKeep.files, { code: 'document-not-arrived' }),
} as const;

/**
 * Whether a document is still to be read: pending, or ended only because nothing was heard of it. A file or a reader that comes late
 * goes on with it, unless a person has seen to it since.
 */
export const isOpenDocument = ({ status, problem, reviewedAt }: StoredReceipt): boolean =>
  status === 'pending' || (status === 'processed' && reviewedAt === null && isSilence(problem));

const isSilence = (problem: StoredReceipt['problem']): boolean =>
  problem?.detail === SILENT.detail || problem?.detail === NOT_ARRIVED.detail;

/** What has a document that ended read once more: pending again with a sign of life, and the work that is asked for. */
export function readAgain(receipt: StoredReceipt, aliveAt: string) {
  const after = { ...receipt, status: 'pending' as const, aliveAt, problem: undefined };
  const work: Work = {
    kind: 'read-receipt',
    organizationId: receipt.organizationId,
    receiptId: receipt.id,
  };
  return { after, work };
}
