import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  getMe,
  listTemplates,
  changePassword,
  saveAccountant,
  saveName,
  saveOwnPreferences,
  savePreferences,
  updateProfile,
  addAccount,
  changeAccount,
  removeAccount,
  listAccounts,
  reconcileAccount,
} from '../../shared/contract/books.ts';
import type { RouteReply, RouteRequest } from '../../shared/contract/route.ts';
import type { AccountChange, NewAccount } from '../../shared/model/account.ts';
import type { Me } from '../../shared/model/organization.ts';
import { codeOf } from './api-problem.ts';
import { call, callEnding } from './call.ts';
import { queryKeys } from './query-keys.ts';
import { forgetRemembered, showBooks } from './shown-books.ts';
import { unlessJustAnswered } from './unless-just-answered.ts';

/** Who is signed in, their organisation and abilities; asked only while `enabled`. */
export function useMe({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ ...meQuery, enabled });
}

/** The question for who is signed in. */
export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  queryFn: async ({ signal }): Promise<Me> => {
    const me = await call(getMe, {}).catch((error: unknown) => {
      if (codeOf(error) !== 'not-a-member' || !forgetRemembered()) throw error;
      return call(getMe, {});
    });
    // Somebody else may have come in meanwhile.
    if (!signal.aborted) showBooks(me.organization.id);
    return me;
  },
});

/** The templates of all countries and professions; they change with releases only. */
export function useTemplates() {
  return useQuery({
    queryKey: queryKeys.templates,
    queryFn: async () => (await call(listTemplates, { query: {} })).items,
    staleTime: Infinity,
  });
}

/** Saves country, region and profession; currency and the names of categories may follow, so all that is shown is asked again. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteRequest<typeof updateProfile>['body']) => call(updateProfile, { body }),
    onSuccess: async (profile: RouteReply<typeof updateProfile>) => {
      client.setQueryData<Me>(queryKeys.me, (me) => me && { ...me, profile });
      await client.invalidateQueries();
    },
  });
}

const ACCOUNTANT_KEY = 'accountantDetails';

/** Saves the accountant in the organisation and mirrors it to this browser under the documented key. */
export function useSaveAccountant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteRequest<typeof saveAccountant>['body']) => call(saveAccountant, { body }),
    onSuccess: (organization: RouteReply<typeof saveAccountant>) => {
      client.setQueryData<Me>(queryKeys.me, (me) => me && { ...me, organization });
      localStorage.setItem(ACCOUNTANT_KEY, JSON.stringify(organization.accountant));
    },
  });
}

/** Saves what the organisation prefers; another currency or time zone changes what is shown anywhere. */
export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteRequest<typeof savePreferences>['body']) => call(savePreferences, { body }),
    onSuccess: (organization: RouteReply<typeof savePreferences>) => {
      client.setQueryData<Me>(queryKeys.me, (me) => me && { ...me, organization });
      void client.invalidateQueries();
    },
  });
}

/** Saves what the signed-in person prefers. */
export function useSaveOwnPreferences() {
  const client = useQueryClient();
  return useMutation({
    // One after the other: of two at once the first might be kept last.
    scope: { id: 'own-preferences' },
    mutationFn: (body: RouteRequest<typeof saveOwnPreferences>['body']) => call(saveOwnPreferences, { body }),
    // Shown at once, and by itself: the reply to one of two quick choices may not know of the other yet.
    onMutate: (chosen) =>
      client.setQueryData<Me>(queryKeys.me, (me) => me && { ...me, profile: { ...me.profile, ...chosen } }),
    onError: () => client.invalidateQueries({ queryKey: queryKeys.me }),
  });
}

/** Saves what the signed-in person is called. */
export function useSaveName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteRequest<typeof saveName>['body']) => call(saveName, { body }),
    onSuccess: (profile: RouteReply<typeof saveName>) => keepProfile(client, profile),
  });
}

const keepProfile = (client: QueryClient, profile: Me['profile']): void => {
  client.setQueryData<Me>(queryKeys.me, (me) => me && { ...me, profile });
};

/** Changes the password; every session of the person ends with that, this one too. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: RouteRequest<typeof changePassword>['body']) => callEnding(changePassword, { body }),
  });
}

/** The accounts with what they hold. Asked for anew on every visit: each import and entry moves a balance. */
export function useAccounts() {
  return useQuery({ ...accountsQuery, refetchOnMount: unlessJustAnswered });
}

/** The question for the accounts. */
export const accountsQuery = queryOptions({
  queryKey: queryKeys.accounts,
  queryFn: () => call(listAccounts, {}),
});

/** An account beside its newest proven statement; asked for anew on every visit, as the accounts are. */
export function useReconciliation(id: string) {
  return useQuery({
    queryKey: [...queryKeys.accounts, id],
    queryFn: () => call(reconcileAccount, { params: { id } }),
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

/** Takes out an account that nothing is in. */
export function useRemoveAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeAccount, { params: { id } }),
    onSuccess: () => refresh(client),
  });
}

export function useChangeAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: AccountChange }) =>
      call(changeAccount, { params: { id }, body: change }),
    // Every entry shows the account's name.
    onSuccess: () => client.invalidateQueries(),
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
