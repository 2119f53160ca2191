import { addDays } from '../../../shared/civil-date.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import type { RetentionRule } from '../../../shared/record-keeping.ts';
import { rangeNamed } from '../../../shared/report-ranges.ts';
import { afterRetention } from './retention.ts';

/** Days after a choice of how long documents are kept before anything is deleted for it: time to take it back. */
const DAYS_TO_RECONSIDER = 7;

/** What of a document says how long its original is kept. */
export type RetainedDocument = Pick<
  Receipt,
  | 'kind'
  | 'status'
  | 'problem'
  | 'vendor'
  | 'amount'
  | 'currency'
  | 'date'
  | 'twins'
  | 'importId'
  | 'reviewedAt'
  | 'archivedAt'
  | 'createdAt'
>;

/**
 * The last day on which the original of some documents is kept, all of them being of one file; undefined while none is known. For years
 * these count from the end of the fiscal year of the latest day that the file has to do with: it came, is dated, was archived, or proves an
 * entry. Otherwise it is the day after the last of them was reviewed. A statement's file is its import's, and a document that is still to
 * be read keeps its own.
 */
export function originalKeptUntil(
  documents: readonly RetainedDocument[],
  entryDays: readonly string[],
  { keep, years, fiscalYearStart, since }: RetentionRule,
): string | undefined {
  if (documents.length === 0 || documents.some((each) => isOfImport(each) || isUnread(each)))
    return undefined;
  const reconsidered = since === undefined ? [] : [addDays(since, DAYS_TO_RECONSIDER)];
  if (keep === 'years') {
    const days = [...entryDays, ...documents.flatMap(daysOf)];
    const { to: yearEnd } = rangeNamed('this-year', { today: latestOf(days), fiscalYearStart });
    return latestOf([afterRetention(yearEnd, years), ...reconsidered]);
  }
  if (!documents.every(isReviewed)) return undefined;
  const reviewed = documents.flatMap(({ reviewedAt }) => reviewedAt?.slice(0, 10) ?? []);
  return latestOf([addDays(latestOf(reviewed), 1), ...reconsidered]);
}

/**
 * Whether a document is read and reviewed: it was read without a problem, has vendor, amount, currency and date, is not in doubt as a copy, and a
 * person said that it is read rightly. A match alone, whoever made it, is no review.
 */
export const isReviewed = ({
  status,
  problem,
  vendor,
  amount,
  currency,
  date,
  twins,
  reviewedAt,
}: RetainedDocument): boolean =>
  status !== 'pending' &&
  problem === undefined &&
  twins.length === 0 &&
  reviewedAt !== null &&
  [vendor, amount, currency, date].every((value) => value !== null && value !== '');

/** Also one that waits until the plan has room for it. */
const isUnread = ({ status, problem, reviewedAt }: RetainedDocument): boolean =>
  status === 'pending' || (problem?.code === 'plan-limit-reached' && reviewedAt === null);

const isOfImport = ({ kind, importId }: RetainedDocument): boolean =>
  kind === 'statement' || importId !== undefined;

const daysOf = ({ createdAt, date, archivedAt }: RetainedDocument): string[] =>
  [createdAt, date, archivedAt].flatMap((moment) => moment?.slice(0, 10) ?? []);

const latestOf = (days: readonly string[]): string => days.reduce((last, day) => (day > last ? day : last));
