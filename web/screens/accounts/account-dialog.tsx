import type { Account } from '../../../shared/model/account.ts';
import { AccountFields } from '../../features/account/account-fields.tsx';
import { useAccountForm } from '../../features/account/use-account-form.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { RemoveAccount } from './remove-account.tsx';
import { useText } from '../../text/use-text.ts';

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
  return <OpenDialog key={account?.id ?? 'new'} account={account} onClose={onClose} />;
}

function OpenDialog({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const t = useText();
  const form = useAccountForm({ account, onDone: onClose });
  return (
    <FormDialog
      title={t(account ? 'accounts.editTitle' : 'accounts.add')}
      form={form}
      submitLabel={t(account ? 'common.save' : 'accounts.add')}
      busyLabel={t('common.saving')}
      aside={account && <RemoveAccount account={account} onRemoved={onClose} />}
      onClose={onClose}
    >
      <AccountFields form={form} />
    </FormDialog>
  );
}
