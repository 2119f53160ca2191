import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { LuHistory } from 'react-icons/lu';
import type { ReportSchedule, ScheduleRun } from '../../../../shared/model/report-schedule.ts';
import { useScheduleRuns } from '../../../api/report-schedules.ts';
import { useRangeWords } from '../../../format/use-range-words.ts';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Lines, Loaded } from '../../../kit/loaded.tsx';
import { NextPage } from '../../../kit/next-page.tsx';
import { TimeAgo } from '../../../kit/time-ago.tsx';
import { useText } from '../../../text/use-text.ts';
import { ReadOn } from './read-on.tsx';
import { RunStatus } from './run-status.tsx';
import { isToBeSent, SendPeriod } from './send-period.tsx';

interface HistoryDialogProps {
  /** Undefined while it is closed. */
  readonly schedule: ReportSchedule | undefined;
  readonly onClose: () => void;
}

/** What became of each period of a schedule. */
export function HistoryDialog({ schedule, onClose }: HistoryDialogProps) {
  const t = useText();
  return (
    <DialogFrame
      isOpen={schedule !== undefined}
      title={t('schedules.history.title', { name: schedule?.label ?? '' })}
      onClose={onClose}
    >
      {schedule && <Runs schedule={schedule} />}
    </DialogFrame>
  );
}

function Runs({ schedule }: { schedule: ReportSchedule }) {
  const t = useText();
  const query = useScheduleRuns(schedule.id);
  return (
    <Loaded
      query={query}
      skeleton={<Lines count={3} />}
      errorTitle={t('schedules.history.failed')}
      isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
      empty={
        <EmptyState
          icon={<LuHistory />}
          title={t('schedules.history.none')}
          description={t('schedules.history.noneHelp')}
        />
      }
    >
      {({ pages }) => (
        <ReadOn label={t('schedules.history.list')}>
          <Stack as="ul" listStyleType="none" gap="0" aria-label={t('schedules.history.list')}>
            {pages
              .flatMap(({ items }) => items)
              .map((run) => (
                <Run key={`${run.to} ${run.from}`} run={run} schedule={schedule} />
              ))}
          </Stack>
          {query.hasNextPage && <NextPage query={query} />}
        </ReadOn>
      )}
    </Loaded>
  );
}

function Run({ run, schedule }: { run: ScheduleRun; schedule: ReportSchedule }) {
  const wordsOf = useRangeWords();
  return (
    <Flex
      as="li"
      gap="3"
      justify="space-between"
      align="start"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Box minW="0">
        <Text fontWeight="550">{wordsOf(run)}</Text>
        <Text textStyle="xs" color="fg.muted">
          <TimeAgo at={run.at} />
        </Text>
        {run.problem && (
          <Text textStyle="xs" color={run.status === 'failed' ? 'red.fg' : 'fg.muted'} mt="0.5">
            {run.problem.detail}
          </Text>
        )}
      </Box>
      <Stack gap="2" align="end" flexShrink="0">
        <RunStatus run={run} />
        {isToBeSent(run) && <SendPeriod run={run} schedule={schedule} />}
      </Stack>
    </Flex>
  );
}
