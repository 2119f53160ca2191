import { Button } from '@chakra-ui/react';
import type { Account } from '../../../shared/model/account.ts';
import { useAddAccount, useRemoveAccount } from '../../api/books.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** Takes an account out that nothing is in; where something is, it says so. */
export function RemoveAccount({ account, onRemoved }: { account: Account; onRemoved: () => void }) {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: remove, isPending } = useRemoveAccount();
  const { mutateAsync: add } = useAddAccount();
  const press = async () => {
    try {
      const { id, name, kind, currency, lastDigits, openingBalance } = await remove(account.id);
      notify.done({
        title: t('accounts.removed'),
        description: name,
        settles: [t('accounts.removeFailed')],
        undo: () => add({ id, name, kind, currency, lastDigits, openingBalance }),
      });
      onRemoved();
    } catch (error) {
      notify.failed(t('accounts.removeFailed'), messageOf(error, t('common.unexpected')));
    }
  };
  return (
    <Button variant="ghost" colorPalette="red" loading={isPending} onClick={() => void press()}>
      {t('accounts.remove')}
    </Button>
  );
}
