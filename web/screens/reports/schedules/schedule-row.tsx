import { Box, Flex, Text } from '@chakra-ui/react';
import { LuEye, LuHistory, LuPause, LuPencil, LuPlay, LuTrash2 } from 'react-icons/lu';
import type { ReportSchedule } from '../../../../shared/model/report-schedule.ts';
import { useRangeWords } from '../../../format/use-range-words.ts';
import { RowTool } from '../../../kit/row-tool.tsx';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useText } from '../../../text/use-text.ts';
import { RunStatus } from './run-status.tsx';
import { useScheduleActions } from './use-schedule-actions.ts';
import { useContentWords, useWhenWords } from './use-schedule-words.ts';

export interface ScheduleRowProps {
  readonly schedule: ReportSchedule;
  readonly onPreview: () => void;
  readonly onHistory: () => void;
  readonly onEdit: () => void;
}

/** One schedule: what it sends to whom, when next, and what became of the last. */
export function ScheduleRow(props: ScheduleRowProps) {
  const t = useText();
  const wordsOf = useRangeWords();
  const whenOf = useWhenWords();
  const contentOf = useContentWords();
  const { schedule } = props;
  const { label, recipientEmail, isPaused, next, lastRun } = schedule;
  return (
    <Flex
      as="li"
      direction={{ base: 'column', sm: 'row' }}
      gap="3"
      align={{ sm: 'center' }}
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Box flex="1" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="550" overflowWrap="anywhere">
            {label}
          </Text>
          {isPaused && <StatusBadge meaning="waiting">{t('schedules.paused')}</StatusBadge>}
        </Flex>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {contentOf(schedule)} · {t('schedules.to', { recipient: recipientEmail })}
        </Text>
        {!isPaused && (
          <Text textStyle="sm">
            {t('schedules.next', { when: whenOf(schedule), period: wordsOf(next) ?? '' })}
          </Text>
        )}
        {lastRun && (
          <Flex gap="2" align="center" wrap="wrap" textStyle="xs" color="fg.muted" mt="1">
            {t('schedules.last', { period: wordsOf(lastRun) ?? '' })} <RunStatus run={lastRun} />
          </Flex>
        )}
      </Box>
      <Tools {...props} />
    </Flex>
  );
}

function Tools({ schedule, onPreview, onHistory, onEdit }: ScheduleRowProps) {
  const t = useText();
  const { pause, remove } = useScheduleActions();
  const { label: name, isPaused } = schedule;
  return (
    <Flex gap="1" flexShrink="0" justify={{ base: 'flex-end', sm: 'flex-start' }}>
      <RowTool label={t('schedules.tools.preview', { name })} onTake={onPreview}>
        <LuEye />
      </RowTool>
      <RowTool label={t('schedules.tools.history', { name })} onTake={onHistory}>
        <LuHistory />
      </RowTool>
      <RowTool
        label={t(isPaused ? 'schedules.tools.resume' : 'schedules.tools.pause', { name })}
        onTake={() => void pause(schedule, !isPaused)}
      >
        {isPaused ? <LuPlay /> : <LuPause />}
      </RowTool>
      <RowTool label={t('schedules.tools.edit', { name })} onTake={onEdit}>
        <LuPencil />
      </RowTool>
      <RowTool label={t('schedules.tools.delete', { name })} onTake={() => void remove(schedule)}>
        <LuTrash2 />
      </RowTool>
    </Flex>
  );
}
