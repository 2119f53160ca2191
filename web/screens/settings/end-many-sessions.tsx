import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { useEndSessions } from '../../api/sessions.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

type Which = 'others' | 'everywhere';

/** Signs out every other place, or this one with them, once that is confirmed. */
export function EndManySessions({ isElsewhere }: { readonly isElsewhere: boolean }) {
  const t = useText();
  const notify = useNotify();
  const { signOut } = useAuth();
  const { endOthers, endAll } = useEndSessions();
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<Which>('others');
  const ask = (which: Which) => {
    setAsked(which);
    setIsOpen(true);
  };
  const ending = {
    others: () =>
      endOthers().then(() =>
        notify.done({ title: t('sessions.othersDone'), settles: [t('sessions.allFailed')] }),
      ),
    everywhere: () => endAll().then(signOut),
  };
  const end = (which: Which) =>
    ending[which]()
      .catch((error: unknown) =>
        notify.failed(t('sessions.allFailed'), messageOf(error, t('common.unexpected'))),
      )
      .finally(() => setIsOpen(false));
  return (
    <>
      {!isElsewhere && <Text color="fg.muted">{t('sessions.onlyHere')}</Text>}
      <Flex gap="3" wrap="wrap">
        {isElsewhere && (
          <Button variant="outline" onClick={() => ask('others')}>
            {t('sessions.others')}
          </Button>
        )}
        <Button variant="outline" colorPalette="red" onClick={() => ask('everywhere')}>
          {t('sessions.everywhere')}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isOpen}
        title={t(`sessions.${asked}Title`)}
        description={t(`sessions.${asked}Help`)}
        confirmLabel={t(`sessions.${asked}`)}
        onConfirm={() => end(asked)}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
