import { Box, Stack, Text } from '@chakra-ui/react';
import { LuLock, LuLockOpen } from 'react-icons/lu';
import { dayInWords } from '../../../shared/text/day-in-words.ts';
import type { PeriodLockChange, PeriodLockState } from '../../../shared/model/period-lock.ts';
import { usePeriodLock } from '../../api/period-lock.ts';
import { useCan } from '../../auth/me-context.ts';
import { Anchored } from '../../kit/anchored.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { TimeAgo } from '../../kit/time-ago.tsx';
import { useLanguage, useText } from '../../text/use-text.ts';
import { ClosePeriod } from './close-period.tsx';

/** Up to which day the books are closed and what was closed before; whoever may close books closes more, or reopens. */
export function ClosedPeriods() {
  const t = useText();
  const mayClose = useCan('canCloseBooks');
  return (
    <Anchored id="closed-periods">
      <Panel title={t('closing.title')}>
        <Stack gap="5">
          <Text color="fg.muted">{t('closing.help')}</Text>
          <Loaded query={usePeriodLock()} skeleton={<Lines count={2} />} errorTitle={t('closing.loadFailed')}>
            {(state) => (
              <>
                <Standing state={state} />
                {mayClose ? (
                  <ClosePeriod key={state.version} state={state} />
                ) : (
                  <Text color="fg.muted">{t('closing.masterOnly')}</Text>
                )}
                {state.history.length > 0 && <History changes={state.history} />}
              </>
            )}
          </Loaded>
        </Stack>
      </Panel>
    </Anchored>
  );
}

function Standing({ state: { lock } }: { state: PeriodLockState }) {
  const t = useText();
  const language = useLanguage();
  if (!lock) return <Text>{t('closing.open')}</Text>;
  const [until, on] = [dayInWords(lock.until, language), dayInWords(lock.on, language)];
  return (
    <Text fontWeight="550">
      <Box as="span" display="inline-block" verticalAlign="-0.125em" me="2" aria-hidden="true">
        <LuLock />
      </Box>
      {t('closing.standing', { day: until })}{' '}
      <Text as="span" fontWeight="400" color="fg.muted">
        {t('closing.by', { name: lock.byName, day: on })}
      </Text>
    </Text>
  );
}

/** Who closed and reopened what, the latest first. */
function History({ changes }: { changes: readonly PeriodLockChange[] }) {
  const t = useText();
  return (
    <Box as="section" aria-label={t('closing.history')}>
      <Text as="h3" fontSize="sm" fontWeight="600" mb="1">
        {t('closing.history')}
      </Text>
      <Stack as="ul" gap="0" listStyleType="none">
        {changes.map((change) => (
          <Change key={change.at} change={change} />
        ))}
      </Stack>
    </Box>
  );
}

function Change({ change: { from, to, byName, at } }: { change: PeriodLockChange }) {
  const t = useText();
  const language = useLanguage();
  const isClosing = to !== null && (from === null || to > from);
  const act = to === null ? 'opened' : isClosing ? 'closed' : 'reopened';
  return (
    <Stack
      as="li"
      direction="row"
      align="baseline"
      gap="2"
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0', pb: '0' }}
    >
      <Box as="span" alignSelf="center" color="fg.muted" aria-hidden="true">
        {isClosing ? <LuLock /> : <LuLockOpen />}
      </Box>
      <Text flex="1" minW="0">
        {t(`closing.acts.${act}`, { day: to === null ? '' : dayInWords(to, language) })}
        <Text as="span" color="fg.muted">{` · ${byName}`}</Text>
      </Text>
      <Text as="span" textStyle="xs" color="fg.muted">
        <TimeAgo at={at} />
      </Text>
    </Stack>
  );
}
