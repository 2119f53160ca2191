import { Button, Stack, Text } from '@chakra-ui/react';
import type { SignIn } from '../../../shared/model/session.ts';
import { messageOf } from '../../api/message-of.ts';
import { useEndSessions, useSessions } from '../../api/sessions.ts';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { useNotify } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { TimeAgo } from '../../kit/time-ago.tsx';
import { useText } from '../../text/use-text.ts';
import { EndManySessions } from './end-many-sessions.tsx';
import { SignInRow } from './sign-in-row.tsx';

/** Where one is signed in: each place is signed out by itself, or all at once. */
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
  const { endOne, ending } = useEndSessions();
  const { id, device, seenAt, isThis } = session;
  const end = () =>
    endOne(id).then(
      () => notify.done({ title: t('sessions.signedOut', { device }), settles: [t('sessions.failed')] }),
      (error: unknown) => notify.failed(t('sessions.failed'), messageOf(error, t('common.unexpected'))),
    );
  return (
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
            loading={ending === id}
            onClick={() => void end()}
          >
            {t('sessions.signOut')}
          </Button>
        )
      }
    >
      {t('sessions.placeUnknown')} · {t('sessions.lastSeen')} <TimeAgo at={seenAt} />
    </SignInRow>
  );
}
