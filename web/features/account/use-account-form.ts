import { useState } from 'react';
import { AccountId, NewAccount } from '../../../shared/model/account.ts';
import type { Account } from '../../../shared/model/account.ts';
import { bookCurrencies } from '../../../shared/money.ts';
import { useAddAccount, useChangeAccount, useRemoveAccount } from '../../api/books.ts';
import { messageOf } from '../../api/message-of.ts';
import { newId } from '../../api/new-id.ts';
import { useRouteForm } from '../../api/route-form.ts';
import type { RouteForm } from '../../api/route-form.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { accountOf, accountValues } from './account-form.ts';
import type { AccountValues } from './account-form.ts';
import { changeBack } from './change-back.ts';

export type AccountForm = RouteForm<AccountValues, NewAccount>;

interface AccountFormParts {
  /** The one to change; left out for a new one. */
  readonly account?: Account | undefined;
  /** What a new one begins with. */
  readonly begun?: Partial<Omit<AccountValues, 'currency'>> & { readonly currency: string };
  readonly onDone: (id: string) => void;
}

/** The form of an account, new or to change; `onDone` hears the id under which it is kept. */
export function useAccountForm({ account, begun, onDone }: AccountFormParts): AccountForm {
  const t = useText();
  const notify = useNotify();
  const { currency: home } = useSignedIn().organization;
  const { mutateAsync: add } = useAddAccount();
  const { mutateAsync: change } = useChangeAccount();
  const { mutateAsync: remove } = useRemoveAccount();
  const [id] = useState(() => account?.id ?? newId());
  const currency = bookCurrencies.find((known) => known === begun?.currency) ?? home;
  const failure = t(account ? 'accounts.changeFailed' : 'accounts.addFailed');
  return useRouteForm({
    body: account ? NewAccount.extend({ id: AccountId }) : NewAccount,
    defaultValues: { ...accountValues(account, currency), ...(account ? {} : { ...begun, currency }) },
    bodyOf: (values: AccountValues) => ({ id, ...accountOf(values) }),
    send: async (body) => {
      const { id: _named, ...facts } = body;
      await (account ? change({ id, change: facts }) : add(body));
      notify.done({
        title: t(account ? 'accounts.changed' : 'accounts.added'),
        description: body.name,
        settles: [failure],
        undo: () => (account ? change({ id, change: changeBack(account, facts) }) : remove(id)),
      });
      onDone(id);
    },
    onFailed: (error) => notify.failed(failure, messageOf(error, t('common.unexpected'))),
  });
}
