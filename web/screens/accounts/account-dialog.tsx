import { Grid, GridItem, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AccountId, AccountKind, NewAccount } from '../../../shared/model/account.ts';
import type { Account } from '../../../shared/model/account.ts';
import { bookCurrencies } from '../../../shared/money.ts';
import { useAddAccount, useChangeAccount } from '../../api/books.ts';
import { newId } from '../../api/new-id.ts';
import { useRouteForm } from '../../api/route-form.ts';
import type { RouteForm } from '../../api/route-form.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { accountOf, accountValues } from './account-form.ts';
import type { AccountValues } from './account-form.ts';

/** A new account, or an existing one to change. */
export type AccountSubject = 'new' | Account;

interface AccountDialogProps {
  /** Undefined while it is closed. */
  readonly subject: AccountSubject | undefined;
  readonly onClose: () => void;
}

/** Adds or changes an account. */
export function AccountDialog({ subject, onClose }: AccountDialogProps) {
  if (subject === undefined) return null;
  const account = subject === 'new' ? undefined : subject;
  return <AccountForm key={account?.id ?? 'new'} account={account} onClose={onClose} />;
}

function AccountForm({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const t = useText();
  const form = useAccountForm(account, onClose);
  return (
    <FormDialog
      title={t(account ? 'accounts.editTitle' : 'accounts.add')}
      form={form}
      submitLabel={t(account ? 'common.save' : 'accounts.add')}
      busyLabel={t('common.saving')}
      onClose={onClose}
    >
      <AccountFields form={form} />
    </FormDialog>
  );
}

type AccountForm = RouteForm<AccountValues, NewAccount>;

function useAccountForm(account: Account | undefined, onClose: () => void): AccountForm {
  const t = useText();
  const notify = useNotify();
  const { currency } = useSignedIn().organization;
  const { mutateAsync: add } = useAddAccount();
  const { mutateAsync: change } = useChangeAccount();
  const [id] = useState(() => account?.id ?? newId());
  return useRouteForm({
    body: account ? NewAccount.extend({ id: AccountId }) : NewAccount,
    defaultValues: accountValues(account, currency),
    bodyOf: (values: AccountValues) => ({ id, ...accountOf(values) }),
    send: async (body) => {
      const { id: _named, ...facts } = body;
      await (account ? change({ id, change: facts }) : add(body));
      notify.done({ title: t(account ? 'accounts.changed' : 'accounts.added'), description: body.name });
      onClose();
    },
    onFailed: (error) =>
      notify.failed(
        t(account ? 'accounts.changeFailed' : 'accounts.addFailed'),
        messageOf(error, t('common.unexpected')),
      ),
  });
}

function AccountFields({ form: { control, register, formState } }: { form: AccountForm }) {
  const t = useText();
  const { errors } = formState;
  const chosen = useWatch({ control, name: 'currency' });
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <GridItem colSpan={{ sm: 2 }}>
        <FormField label={t('accounts.name')} error={errors.name?.message}>
          <Input maxLength={80} autoComplete="off" {...register('name')} />
        </FormField>
      </GridItem>
      <FormField label={t('accounts.kind')}>
        <Choice {...register('kind')}>
          {AccountKind.options.map((kind) => (
            <option key={kind} value={kind}>
              {t(`accounts.kinds.${kind}`)}
            </option>
          ))}
        </Choice>
      </FormField>
      <FormField label={t('accounts.currency')} error={errors.currency?.message}>
        <Choice {...register('currency')}>
          {bookCurrencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Choice>
      </FormField>
      <FormField
        label={t('accounts.lastDigits')}
        isOptional
        help={t('accounts.lastDigitsHelp')}
        error={errors.lastDigits?.message}
      >
        <Input
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
          {...register('lastDigits')}
        />
      </FormField>
      <FormField
        label={t('accounts.opening')}
        isOptional
        help={t('accounts.openingHelp', { currency: chosen })}
        error={errors.openingBalance?.message}
      >
        <Input
          inputMode="text"
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
          {...register('openingBalance')}
        />
      </FormField>
    </Grid>
  );
}
