import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import {
  listAlike,
  listRules,
  listUncategorised,
  previewRule,
  saveRules,
  startCategoryRun,
} from '../../shared/contract/categories.ts';
import { undoJob } from '../../shared/contract/jobs.ts';
import type { Rule, RuleSet } from '../../shared/model/category.ts';
import type { Job } from '../../shared/model/job.ts';
import { call } from './call.ts';
import { followJob } from './jobs.ts';
import { newId } from './new-id.ts';
import { queryKeys } from './query-keys.ts';
import { refreshTransactions } from './ledger.ts';

type RuleList = z.output<typeof listRules.reply>;

/** The rules in their order, and which of them may have a place for a text. */
export function useRules() {
  return useQuery({ queryKey: queryKeys.rules, queryFn: () => call(listRules, {}) });
}

/** Keeps all rules as given; `version` is the one that was seen. */
export function useSaveRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RuleSet) => call(saveRules, { body }),
    onSuccess: (rules) => {
      client.setQueryData<RuleList>(queryKeys.rules, (before) => ({ ...before, ...rules }));
      void client.invalidateQueries({ queryKey: queryKeys.rules });
      void client.invalidateQueries({ queryKey: queryKeys.categoryWork });
    },
    onError: () => void client.invalidateQueries({ queryKey: queryKeys.rules }),
  });
}

/** The version under which rules can be put back as they were: today's, where they still are as they were left; else the old one. */
export async function versionToUndo(left: RuleSet): Promise<number> {
  const now = await call(listRules, {});
  return JSON.stringify(now.items) === JSON.stringify(left.items) ? now.version : left.version;
}

/** A rule to be looked at, and the entry for which it is made, if it is for one. */
export type RuleWish = Omit<Rule, 'id'> & { readonly id?: string; readonly transactionId?: string };
/** What a rule would change of earlier entries, and whose it takes. */
export type RulePreview = z.output<typeof previewRule.reply>;

/** What a rule would do with earlier entries, as they are now. */
export const previewOf = (rule: RuleWish): Promise<RulePreview> => call(previewRule, { body: rule });

/** The same, asked while there is a rule. */
export function useRulePreview(rule: RuleWish | undefined) {
  return useQuery({
    queryKey: queryKeys.rulePreview(rule ?? {}),
    queryFn: () => previewOf(rule ?? { conditions: {}, effect: {} }),
    enabled: rule !== undefined,
    staleTime: 0,
  });
}

/** Entries of the same name that wait for a category, or have the one that was corrected. */
export function useAlike(id: string, was: string) {
  return useQuery({
    queryKey: queryKeys.alike(id, was),
    queryFn: () => call(listAlike, { params: { id }, query: { was } }),
    staleTime: 0,
  });
}

/** Entries without a category, each with what it may be. */
export function useUncategorised() {
  return useInfiniteQuery({
    queryKey: queryKeys.uncategorised,
    queryFn: ({ pageParam }) => call(listUncategorised, { query: { limit: 100, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
}

type Change = z.input<typeof startCategoryRun.body>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** What a run does: each entry's category, or a rule's effect on all. */
export type CategoryRun = WithoutId<Change>;

/** Changes many entries as one job, and takes such a job back; both end when the job has. */
export function useCategoryRun() {
  const client = useQueryClient();
  const onSettled = () => refreshCategorised(client);
  const start = useMutation({
    mutationFn: async ({ run, onProgress }: { run: CategoryRun; onProgress?: (job: Job) => void }) =>
      followJob(await call(startCategoryRun, { body: { id: newId(), ...run } }), onProgress),
    onSettled,
  });
  const takeBack = useMutation({
    mutationFn: async (id: string) => followJob(await call(undoJob, { params: { id } })),
    onSettled,
  });
  return { start: start.mutateAsync, takeBack: takeBack.mutateAsync };
}

/** Asks anew for what depends on the categories of entries. */
async function refreshCategorised(client: QueryClient): Promise<void> {
  await Promise.all([
    refreshTransactions(client),
    client.invalidateQueries({ queryKey: queryKeys.categoryWork }),
  ]);
}
