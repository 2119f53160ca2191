import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addCategory,
  changeCategory,
  mergeCategory,
  removeCategory,
} from '../../shared/contract/categories.ts';
import { undoJob } from '../../shared/contract/jobs.ts';
import type { CategoryChange, NewCategory } from '../../shared/model/book-category.ts';
import { call } from './call.ts';
import { followJob } from './jobs.ts';
import { newId } from './new-id.ts';

/** A category and the one that is to take it in. */
export interface Merging {
  readonly from: string;
  readonly intoId: string;
  readonly onAccepted: () => void;
}

/** Adds, changes, takes back and merges categories. Every entry shows their names, so all that is shown is asked anew. */
export function useBookCategoryCalls() {
  const client = useQueryClient();
  // Not waited for: its undo must be known before what it changed is seen.
  const onSettled = () => void client.invalidateQueries();
  const add = useMutation({ mutationFn: (body: NewCategory) => call(addCategory, { body }), onSettled });
  const change = useMutation({
    mutationFn: ({ id, body }: { id: string; body: CategoryChange }) =>
      call(changeCategory, { params: { id }, body }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeCategory, { params: { id } }),
    onSettled,
  });
  const merge = useMutation({
    mutationFn: async ({ from, intoId, onAccepted }: Merging) =>
      followJob(
        await call(mergeCategory, { params: { id: from }, body: { id: newId(), intoId } }),
        onAccepted,
      ),
    onSettled,
  });
  const unmerge = useMutation({
    mutationFn: async (jobId: string) => followJob(await call(undoJob, { params: { id: jobId } })),
    onSettled,
  });
  return {
    add: add.mutateAsync,
    change: change.mutateAsync,
    remove: remove.mutateAsync,
    merge: merge.mutateAsync,
    isMerging: merge.isPending,
    unmerge: unmerge.mutateAsync,
  };
}
