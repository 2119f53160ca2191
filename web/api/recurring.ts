import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addRecurringEntry,
  changeRecurringEntry,
  deleteRecurringEntry,
  listRecurringEntries,
  restoreRecurringEntry,
  skipRecurringEntry,
} from '../../shared/contract/recurring.ts';
import type {
  NewRecurringEntry,
  RecurringEntryChange,
  RecurringEntrySkip,
} from '../../shared/model/recurring-entry.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';
import { unlessJustAnswered } from './unless-just-answered.ts';

/** What is entered again and again. Asked for anew on every visit: the schedule goes on meanwhile. */
export function useRecurringEntries() {
  return useQuery({ ...recurringEntriesQuery, refetchOnMount: unlessJustAnswered });
}

/** The question for what is entered again and again. */
export const recurringEntriesQuery = queryOptions({
  queryKey: queryKeys.recurringEntries,
  queryFn: () => call(listRecurringEntries, {}),
});

/** Sets up, changes, skips, deletes and brings back what recurs. */
export function useRecurringCalls() {
  const client = useQueryClient();
  // A category or an account may be new with it.
  const refresh = () => {
    void client.invalidateQueries({ queryKey: queryKeys.recurringEntries });
    void client.invalidateQueries({ queryKey: queryKeys.me });
  };
  const onSettled = refresh;
  const add = useMutation({
    mutationFn: (body: NewRecurringEntry) => call(addRecurringEntry, { body }),
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ id, body }: { id: string; body: RecurringEntryChange }) =>
      call(changeRecurringEntry, { params: { id }, body }),
    onSettled,
  });
  const skip = useMutation({
    mutationFn: ({ id, body }: { id: string; body: RecurringEntrySkip }) =>
      call(skipRecurringEntry, { params: { id }, body }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteRecurringEntry, { params: { id } }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreRecurringEntry, { params: { id } }),
    onSettled,
  });
  return {
    /** Has it asked for anew where it came of something else. */
    refresh,
    /** It as it stands now; undefined once it is deleted. */
    now: async (id: string) => (await call(listRecurringEntries, {})).items.find((entry) => entry.id === id),
    add: add.mutateAsync,
    change: change.mutateAsync,
    skip: skip.mutateAsync,
    remove: remove.mutateAsync,
    restore: restore.mutateAsync,
  };
}
