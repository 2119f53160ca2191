import { Button, Grid, GridItem, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { AccountKind } from '../../../shared/model/account.ts';
import type { Account } from '../../../shared/model/account.ts';
import { Currency } from '../../../shared/model/common.ts';
import { bookCurrencies } from '../../../shared/money.ts';
import { useAddAccount, useChangeAccount } from '../../api/books.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { newId } from '../../api/new-id.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { Choice } from '../../kit/choice.tsx';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { accountDraft, accountFacts, accountFaults } from './account-draft.ts';
import type { AccountDraft } from './account-draft.ts';

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
  const { draft, set, errors, isBusy, submit } = useAccountForm(account, onClose);
  return (
    <DialogFrame
      isOpen
      title={t(account ? 'accounts.editTitle' : 'accounts.add')}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" colorPalette="ember" loading={isBusy} loadingText={t('common.saving')}>
            {t(account ? 'common.save' : 'accounts.add')}
          </Button>
        </>
      }
    >
      <AccountFields draft={draft} set={set} errors={errors} />
    </DialogFrame>
  );
}

type FieldErrors = Readonly<Partial<Record<'name' | 'lastDigits' | 'openingBalance' | 'currency', string>>>;

function useAccountForm(account: Account | undefined, onClose: () => void) {
  const t = useText();
  const notify = useNotify();
  const { currency } = useSignedIn().organization;
  const { mutateAsync: add } = useAddAccount();
  const { mutateAsync: change } = useChangeAccount();
  const [id] = useState(() => account?.id ?? newId());
  const [draft, setDraft] = useState(() => accountDraft(account, currency));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);

  const send = async () => {
    const facts = accountFacts(draft);
    await (account ? change({ id, change: facts }) : add({ id, ...facts }));
    notify.done({ title: t(account ? 'accounts.changed' : 'accounts.added'), description: facts.name });
    onClose();
  };
  const submit = async () => {
    const faults = accountFaults(draft);
    setErrors({
      ...(faults.name ? { name: t('common.required') } : {}),
      ...(faults.lastDigits ? { lastDigits: t('accounts.lastDigitsFault') } : {}),
      ...(faults.opening ? { openingBalance: t('accounts.openingFault') } : {}),
    });
    if (Object.keys(faults).length > 0 || isBusy) return;
    setIsBusy(true);
    await send().catch((error: unknown) => {
      const fields = error instanceof ApiProblem ? error.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length > 0) return;
      const title = t(account ? 'accounts.changeFailed' : 'accounts.addFailed');
      notify.failed(title, messageOf(error, t('common.unexpected')));
    });
    setIsBusy(false);
  };
  const set = (part: Partial<AccountDraft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, set, errors, isBusy, submit };
}

interface AccountFieldsProps {
  readonly draft: AccountDraft;
  readonly set: (part: Partial<AccountDraft>) => void;
  readonly errors: FieldErrors;
}

function AccountFields({ draft, set, errors }: AccountFieldsProps) {
  const t = useText();
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <GridItem colSpan={{ sm: 2 }}>
        <FormField label={t('accounts.name')} error={errors.name}>
          <Input
            value={draft.name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => set({ name: event.target.value })}
          />
        </FormField>
      </GridItem>
      <FormField label={t('accounts.kind')}>
        <Choice value={draft.kind} onChange={(event) => set({ kind: AccountKind.parse(event.target.value) })}>
          {AccountKind.options.map((kind) => (
            <option key={kind} value={kind}>
              {t(`accounts.kinds.${kind}`)}
            </option>
          ))}
        </Choice>
      </FormField>
      <FormField label={t('accounts.currency')} error={errors.currency}>
        <Choice
          value={draft.currency}
          onChange={(event) => set({ currency: Currency.parse(event.target.value) })}
        >
          {bookCurrencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Choice>
      </FormField>
      <FormField
        label={t('accounts.lastDigits')}
        isOptional
        help={t('accounts.lastDigitsHelp')}
        error={errors.lastDigits}
      >
        <Input
          value={draft.lastDigits}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
          onChange={(event) => set({ lastDigits: event.target.value })}
        />
      </FormField>
      <FormField
        label={t('accounts.opening')}
        isOptional
        help={t('accounts.openingHelp', { currency: draft.currency })}
        error={errors.openingBalance}
      >
        <Input
          value={draft.opening}
          inputMode="text"
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
          onChange={(event) => set({ opening: event.target.value })}
        />
      </FormField>
    </Grid>
  );
}
