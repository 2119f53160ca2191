import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { useEndSessions } from '../../api/sessions.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { EndOtherSessions } from './end-other-sessions.tsx';

/** Signs out every other place by the password, or this one with them, once that is confirmed. */
export function EndManySessions({ isElsewhere }: { readonly isElsewhere: boolean }) {
  const t = useText();
  const notify = useNotify();
  const auth = useAuth();
  const { endAll } = useEndSessions();
  const [asked, setAsked] = useState<'others' | 'everywhere'>();
  const close = () => setAsked(undefined);
  const endEverywhere = () =>
    auth
      .endAll(() => endAll({ keepThis: false }))
      .catch((error: unknown) =>
        notify.failed(t('sessions.allFailed'), messageOf(error, t('common.unexpected'))),
      )
      .finally(close);
  return (
    <>
      {!isElsewhere && <Text color="fg.muted">{t('sessions.onlyHere')}</Text>}
      <Flex gap="3" wrap="wrap">
        {isElsewhere && (
          <Button variant="outline" onClick={() => setAsked('others')}>
            {t('sessions.others')}
          </Button>
        )}
        <Button variant="outline" colorPalette="red" onClick={() => setAsked('everywhere')}>
          {t('sessions.everywhere')}
        </Button>
      </Flex>
      {asked === 'others' && <EndOtherSessions onClose={close} />}
      <ConfirmDialog
        isOpen={asked === 'everywhere'}
        title={t('sessions.everywhereTitle')}
        description={t('sessions.everywhereHelp')}
        confirmLabel={t('sessions.everywhere')}
        onConfirm={endEverywhere}
        onClose={close}
      />
    </>
  );
}
