import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  confirmMatch,
  listMatches,
  makeMatch,
  rejectMatch,
  undoMatch,
} from '../../shared/contract/matching.ts';
import type { Match } from '../../shared/model/match.ts';
import { call } from './call.ts';
import { newId } from './new-id.ts';
import { queryKeys } from './query-keys.ts';

type MatchPage = { items: Match[]; nextCursor?: string | undefined };

/** Suggestions waiting for a decision, or the newest decisions. */
export function useMatches(status: 'pending' | 'recent') {
  return useQuery({
    queryKey: queryKeys.matchList(status),
    queryFn: () => call(listMatches, { query: { status, limit: 100 } }),
  });
}

/** Links a receipt to a transaction by hand. */
export function useMakeMatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ receiptId, transactionId }: { receiptId: string; transactionId: string }) =>
      call(makeMatch, { body: { id: newId(), receiptIds: [receiptId], transactionIds: [transactionId] } }),
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

/** Moves a decided match between the two lists at once; receipts and transactions that it links are asked again. */
function mergeMatch(client: QueryClient, match: Match): void {
  change(client, 'pending', match, match.status === 'pending');
  change(client, 'recent', match, match.status === 'confirmed' || match.status === 'rejected');
  void client.invalidateQueries({ queryKey: queryKeys.transactions });
  void client.invalidateQueries({ queryKey: queryKeys.receipts });
  void client.invalidateQueries({ queryKey: queryKeys.summary });
}

function change(client: QueryClient, status: 'pending' | 'recent', match: Match, belongs: boolean): void {
  client.setQueryData<MatchPage>(queryKeys.matchList(status), (page) => {
    if (!page) return page;
    const others = page.items.filter(({ id }) => id !== match.id);
    return { ...page, items: belongs ? [match, ...others] : others };
  });
}
