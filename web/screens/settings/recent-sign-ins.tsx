import { Stack, Text } from '@chakra-ui/react';
import { todayIn } from '../../../shared/civil-date.ts';
import { useSessions } from '../../api/sessions.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { DateText } from '../../kit/date-text.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useText } from '../../text/use-text.ts';
import { SignInRow } from './sign-in-row.tsx';

/** The newest sign-ins, ended ones too: what one does not know was somebody else. */
export function RecentSignIns() {
  const t = useText();
  const sessions = useSessions();
  const { timeZone } = useSignedIn().organization;
  return (
    <Panel title={t('sessions.recent')}>
      <Stack gap="5">
        <Text color="fg.muted">{t('sessions.recentHelp')}</Text>
        <Loaded
          query={sessions}
          skeleton={<Lines count={3} />}
          errorTitle={t('sessions.loadFailed')}
          isEmpty={({ recent }) => recent.length === 0}
          empty={<Text>{t('sessions.recentEmpty')}</Text>}
        >
          {({ recent }) => (
            <Stack as="ul" gap="0" listStyleType="none" aria-label={t('sessions.recent')}>
              {recent.map(({ id, device, since, endedAt }) => (
                <SignInRow
                  key={id}
                  device={device}
                  aside={endedAt !== null && <StatusBadge meaning="plain">{t('sessions.over')}</StatusBadge>}
                >
                  <DateText day={todayIn(timeZone, new Date(since))} /> · {t('sessions.placeUnknown')}
                </SignInRow>
              ))}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}
