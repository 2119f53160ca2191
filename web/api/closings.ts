import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import {
  requestAccountDeletion,
  requestOrganizationDeletion,
  withdrawAccountDeletion,
  withdrawOrganizationDeletion,
} from '../../shared/contract/closings.ts';
import type { WantedDeletion } from '../../shared/model/closing.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** What is to be deleted, or kept: an organization by its id, or the signed-in person's account. */
export type Ending = { readonly organizationId: string } | 'account';

/** Has it deleted in two weeks. */
export const requestDeletion = (ending: Ending, body: z.output<typeof WantedDeletion>) =>
  ending === 'account'
    ? call(requestAccountDeletion, { body })
    : call(requestOrganizationDeletion, { params: { id: ending.organizationId }, body });

/** Has it stay after all. */
export function useKeep(ending: Ending) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      ending === 'account'
        ? call(withdrawAccountDeletion, {})
        : call(withdrawOrganizationDeletion, { params: { id: ending.organizationId } }),
    // Also after a refusal: what was refused is often no longer what the page shows.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.me }),
  });
}
