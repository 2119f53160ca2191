import type { WorkToDo } from '../../../shared/model/summary.ts';
import { formatPercent } from '../../format/format.ts';
import { useRecurring, useWorklist } from '../../api/ledger.ts';
import type { LoadableQuery } from '../../kit/loaded.tsx';

/** How much of each kind needs the person, of all time. */
export interface Tasks {
  /** Questions that wait for the person; and those that wait for others. */
  readonly questions: number;
  readonly questionsToOthers: number;
  readonly suggestions: number;
  readonly withoutReceipt: number;
  readonly withoutCategory: number;
  /** Documents that could not be read whole. */
  readonly incomplete: number;
  /** Two entries that may be one transfer, one loan payment or one purchase. */
  readonly pairs: number;
  /** Sales of whose tax nobody decided. */
  readonly untaxed: number;
  /** That tax at the usual rates, in minor units. */
  readonly untaxedTax: number;
  /** Those rates as they are read, such as “13%”; empty where they are not known. */
  readonly untaxedRates: string;
  /** Entries whose category, or being a transfer, is assumed. */
  readonly assumed: number;
  /** What should have come again by now. */
  readonly absent: number;
}

/** Everything that waits, once all of it is known. `isAsking`: some of it is still on its way. */
export function useTasks(): LoadableQuery<Tasks> & { readonly isAsking: boolean } {
  const worklist = useWorklist();
  const recurring = useRecurring();
  const queries = [worklist, recurring];
  const isHere = worklist.data && recurring.data;
  return {
    data: isHere && {
      questions: worklist.data.questions?.forMe ?? 0,
      questionsToOthers: toOthers(worklist.data),
      suggestions: worklist.data.suggestions,
      withoutReceipt: worklist.data.withoutReceipt,
      withoutCategory: worklist.data.withoutCategory,
      assumed: worklist.data.assumed,
      pairs: worklist.data.pairs ?? 0,
      untaxed: worklist.data.untaxed?.count ?? 0,
      untaxedTax: worklist.data.untaxed?.amount ?? 0,
      untaxedRates: (worklist.data.untaxed?.rates ?? []).map(formatPercent).join(' + '),
      incomplete: worklist.data.incomplete ?? 0,
      absent: recurring.data.items.filter(({ isMissing }) => isMissing).length,
    },
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
    isAsking: queries.some(({ isPending }) => isPending),
  };
}

const toOthers = ({ questions }: WorkToDo): number => (questions ? questions.open - questions.forMe : 0);
