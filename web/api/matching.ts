import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useQueries,
} from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { undoJob } from '../../shared/contract/jobs.ts';
import { getTransaction } from '../../shared/contract/ledger.ts';
import {
  confirmMatch,
  forgetLearned,
  listLearned,
  listMatches,
  makeMatch,
  rejectMatch,
  saveMatching,
  undoMatch,
  previewAutoMatch,
  startAutoMatch,
} from '../../shared/contract/matching.ts';
import { getReceipt } from '../../shared/contract/receipts.ts';
import type { Job } from '../../shared/model/job.ts';
import { MATCHES_WITH_SIDES_MAX } from '../../shared/model/match.ts';
import type { Match, MatchingSettings, NewMatch } from '../../shared/model/match.ts';
import type { Me } from '../../shared/model/organization.ts';
import { call } from './call.ts';
import { followJob } from './jobs.ts';
import { newId } from './new-id.ts';
import { queryKeys } from './query-keys.ts';
import { unlessJustAnswered } from './unless-just-answered.ts';

type MatchPage = { items: Match[]; nextCursor?: string | undefined };

/** What was brought a moment ago is looked at behind the screen: its suggestions show by themselves. */
const SUGGESTIONS_POLL_MS = 8000;

/** Suggestions waiting for a decision, or the newest decisions. */
export function useMatches(status: 'pending' | 'recent') {
  return useQuery({
    ...matchesQuery(status),
    refetchOnMount: unlessJustAnswered,
    refetchInterval: status === 'pending' && SUGGESTIONS_POLL_MS,
  });
}

/**
 * The question for suggestions or decisions. The first suggestions bring what they link along, once: what comes later is asked for by
 * its card.
 */
export const matchesQuery = (status: 'pending' | 'recent') =>
  queryOptions({
    queryKey: queryKeys.matchList(status),
    queryFn: async ({ client, queryKey }) => {
      const before = client.getQueryData<MatchPage>(queryKey);
      const isFirst = status === 'pending' && before === undefined;
      const sides = isFirst ? MATCHES_WITH_SIDES_MAX : undefined;
      const { receipts, transactions, ...page } = await call(listMatches, {
        query: { status, sides, limit: 100 },
      });
      for (const receipt of receipts ?? []) client.setQueryData(queryKeys.receipt(receipt.id), receipt);
      for (const transaction of transactions ?? [])
        client.setQueryData(queryKeys.transaction(transaction.id), transaction);
      // Their number stands above the list, and on other screens.
      if (status === 'pending' && before && !isSameList(before, page))
        void client.invalidateQueries({ queryKey: queryKeys.worklist });
      return page;
    },
  });

const isSameList = (before: MatchPage, { items }: MatchPage): boolean =>
  before.items.length === items.length && items.every(({ id }) => before.items.some((one) => one.id === id));

/** The surest suggestion for a receipt, however many there are for others. */
export function useSuggestionFor(receiptId: string): Match | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.receiptMatches(receiptId),
    queryFn: () => call(listMatches, { query: { status: 'pending', receiptId } }),
    refetchOnMount: 'always',
    refetchInterval: SUGGESTIONS_POLL_MS,
  });
  return data?.items[0];
}

/** Links receipts to transactions by hand. */
export function useMakeMatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: Omit<NewMatch, 'id'> & Partial<Pick<NewMatch, 'id'>>) =>
      call(makeMatch, { body: { id: newId(), ...wish } }),
    onSuccess: (match) => mergeMatch(client, match),
  });
}

const decisions = { confirm: confirmMatch, reject: rejectMatch, undo: undoMatch } as const;

/** Confirms, rejects or takes back the decision on a match. */
export function useDecideMatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: keyof typeof decisions }) =>
      call(decisions[decision], { params: { id } }),
    onSuccess: (match) => mergeMatch(client, match),
  });
}

/** What decisions have taught, newest first. */
export function useLearned() {
  return useInfiniteQuery({
    queryKey: queryKeys.learned,
    queryFn: ({ pageParam }) => call(listLearned, { query: { limit: 20, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function useForget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(forgetLearned, { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.learned });
      refreshMatches(client);
    },
  });
}

/** Keeps how matches are looked for. */
export function useSaveMatching() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MatchingSettings) => call(saveMatching, { body }),
    onSuccess: (organization) => {
      client.setQueryData<Me>(queryKeys.me, (me) => me && { ...me, organization });
      refreshMatches(client);
    },
  });
}

/** The next best of what was refused or taken is found in the background: the lists are asked again at once and a moment later. */
const SETTLE_MS = 1500;

function refreshMatches(client: QueryClient): void {
  const ask = () => void client.invalidateQueries({ queryKey: queryKeys.matches });
  ask();
  setTimeout(ask, SETTLE_MS);
}

/** Brings what a decision touches up to date: receipts, transactions, figures and lessons. */
function refreshLinked(client: QueryClient): void {
  const { transactions, receipts, summary, learned, payouts } = queryKeys;
  for (const queryKey of [transactions, receipts, summary, learned, payouts])
    void client.invalidateQueries({ queryKey });
}

/** Moves a decided match between the two lists at once, and takes out suggestions that want what it took. */
function mergeMatch(client: QueryClient, match: Match): void {
  const taken = new Set(match.status === 'confirmed' ? [...match.receiptIds, ...match.transactionIds] : []);
  const isTaken = ({ receiptIds, transactionIds }: Match) =>
    [...receiptIds, ...transactionIds].some((id) => taken.has(id));
  change(client, 'pending', match, match.status === 'pending', isTaken);
  change(client, 'recent', match, match.status === 'confirmed' || match.status === 'rejected');
  for (const id of match.receiptIds)
    client.setQueryData<MatchPage>(
      queryKeys.receiptMatches(id),
      (page) =>
        page && { ...page, items: page.items.filter((other) => other.id !== match.id && !isTaken(other)) },
    );
  refreshLinked(client);
  // What a run would do is never shown from before a decision: it would confirm again what was just decided.
  void client.resetQueries({ queryKey: queryKeys.matchRunPreview });
  setTimeout(() => void client.invalidateQueries({ queryKey: queryKeys.matches }), SETTLE_MS);
}

function change(
  client: QueryClient,
  status: 'pending' | 'recent',
  match: Match,
  belongs: boolean,
  isTaken: (other: Match) => boolean = () => false,
): void {
  client.setQueryData<MatchPage>(queryKeys.matchList(status), (page) => {
    if (!page) return page;
    const others = page.items.filter((other) => other.id !== match.id && !isTaken(other));
    return { ...page, items: belongs ? [match, ...others] : others };
  });
}

/** What confirming all sure suggestions would do. */
export function useMatchRunPreview({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: queryKeys.matchRunPreview,
    queryFn: () => call(previewAutoMatch, {}),
    enabled,
    staleTime: 0,
  });
}

/** Confirms many suggestions as one job, and takes such a job back; both end when the job has. */
export function useMatchRun() {
  const client = useQueryClient();
  const settle = () => {
    refreshLinked(client);
    refreshMatches(client);
  };
  const start = useMutation({
    mutationFn: async (run: { matchIds: string[]; onProgress?: (job: Job) => void }) =>
      followJob(
        await call(startAutoMatch, { body: { id: newId(), matchIds: run.matchIds } }),
        run.onProgress,
      ),
    onSettled: settle,
  });
  const takeBack = useMutation({
    mutationFn: async (id: string) => followJob(await call(undoJob, { params: { id } })),
    onSettled: settle,
  });
  return {
    ...{ start: start.mutateAsync, isStarted: start.isPending },
    ...{ takeBack: takeBack.mutateAsync, isBusy: takeBack.isPending },
  };
}

/** Some receipts and transactions by their ids; those that are not here yet, or gone, are missing. */
export function useSides(receiptIds: readonly string[], transactionIds: readonly string[]) {
  const receipts = useQueries({
    queries: receiptIds.map((id) => ({
      queryKey: queryKeys.receipt(id),
      queryFn: () => call(getReceipt, { params: { id } }),
    })),
  });
  const transactions = useQueries({
    queries: transactionIds.map((id) => ({
      queryKey: queryKeys.transaction(id),
      queryFn: () => call(getTransaction, { params: { id } }),
    })),
  });
  return {
    receipts: receipts.flatMap(({ data }) => data ?? []),
    transactions: transactions.flatMap(({ data }) => data ?? []),
  };
}
