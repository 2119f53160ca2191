import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { addAccount, changeAccount, listAccounts } from '../../shared/contract/books.ts';
import type { AccountChange, NewAccount } from '../../shared/model/account.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** The accounts with what they hold. Asked for anew on every visit: each import and entry moves a balance. */
export function useAccounts() {
  return useQuery({
    queryKey: queryKeys.accounts,
    queryFn: () => call(listAccounts, {}),
    refetchOnMount: 'always',
  });
}

export function useAddAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAccount) => call(addAccount, { body }),
    onSuccess: () => refresh(client),
  });
}

export function useChangeAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: AccountChange }) =>
      call(changeAccount, { params: { id }, body: change }),
    onSuccess: () => refresh(client),
  });
}

/** Forms offer the accounts of the organisation, and coverage names them. */
async function refresh(client: QueryClient): Promise<void> {
  await Promise.all(
    [queryKeys.accounts, queryKeys.me, queryKeys.statementImports].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
