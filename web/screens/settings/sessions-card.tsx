import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { SignIn } from '../../../shared/model/session.ts';
import { messageOf } from '../../api/message-of.ts';
import { useEndSessions, useSessions } from '../../api/sessions.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { useNotify } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { TimeAgo } from '../../kit/time-ago.tsx';
import { useText } from '../../text/use-text.ts';
import { EndManySessions } from './end-many-sessions.tsx';
import { SignInRow } from './sign-in-row.tsx';

/** Where one is signed in. The pool signs out another place only with all of them, and that is said first. */
export function SessionsCard() {
  const t = useText();
  const sessions = useSessions();
  return (
    <Panel title={t('sessions.title')}>
      <Stack gap="5">
        <Text color="fg.muted">{t('sessions.help')}</Text>
        <Loaded
          query={sessions}
          skeleton={<Lines count={2} />}
          errorTitle={t('sessions.loadFailed')}
          isEmpty={({ items }) => items.length === 0}
          empty={<EndManySessions isElsewhere />}
        >
          {({ items }) => (
            <>
              <Stack as="ul" gap="0" listStyleType="none" aria-label={t('sessions.title')}>
                {items.map((session) => (
                  <OpenSession key={session.id} session={session} />
                ))}
              </Stack>
              <EndManySessions isElsewhere={items.some(({ isThis }) => !isThis)} />
            </>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}

function OpenSession({ session }: { session: SignIn }) {
  const t = useText();
  const notify = useNotify();
  const auth = useAuth();
  const { endOne } = useEndSessions();
  const [isAsking, setIsAsking] = useState(false);
  const { id, device, seenAt, isThis } = session;
  const close = () => setIsAsking(false);
  const end = () =>
    auth
      .endAll(() => endOne(id))
      .catch((error: unknown) =>
        notify.failed(t('sessions.failed'), messageOf(error, t('common.unexpected'))),
      )
      .finally(close);
  return (
    <>
      <SignInRow
        device={device}
        aside={
          isThis ? (
            <StatusBadge meaning="good">{t('sessions.thisOne')}</StatusBadge>
          ) : (
            <Button
              size="sm"
              variant="outline"
              aria-label={t('sessions.signOutOf', { device })}
              onClick={() => setIsAsking(true)}
            >
              {t('sessions.signOut')}
            </Button>
          )
        }
      >
        {t('sessions.placeUnknown')}
        {!isThis && (
          <>
            {' · '}
            {t('sessions.lastSeen')} <TimeAgo at={seenAt} />
          </>
        )}
      </SignInRow>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.oneTitle', { device })}
        description={t('sessions.oneHelp')}
        confirmLabel={t('sessions.everywhere')}
        onConfirm={end}
        onClose={close}
      />
    </>
  );
}
