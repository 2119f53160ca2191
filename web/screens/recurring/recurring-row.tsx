import { Box, Flex, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { LuPause, LuPencil, LuPlay, LuSkipForward, LuTrash2 } from 'react-icons/lu';
import type { RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import { useCategories } from '../../features/category/categories.ts';
import { useRecurringActions } from '../../features/recurring/use-recurring-actions.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { Money } from '../../kit/money.tsx';
import { RowTool } from '../../kit/row-tool.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useText } from '../../text/use-text.ts';

interface RecurringRowProps {
  readonly entry: RecurringEntry;
  /** Undefined for those who may only look. */
  readonly onEdit: (() => void) | undefined;
}

/** One thing that recurs: what it is, when it is due next, and what can be done with it. */
export function RecurringRow({ entry, onEdit }: RecurringRowProps) {
  const t = useText();
  const format = useDateFormat();
  const { labelOf } = useCategories();
  const { description, amount, currency, accountLabel, skippedDates, closedDates, next } = entry;
  // Without a category it has that of its kind, which says no more than the sign does.
  const category = entry.categoryId === entry.kind ? [] : [labelOf(entry.category)];
  return (
    <Flex
      as="li"
      align={{ sm: 'center' }}
      direction={{ base: 'column', sm: 'row' }}
      gap="3"
      py="calc(var(--row-room) + 0.25rem)"
      borderBottomWidth="1px"
      _first={{ pt: '0' }}
      _last={{ borderBottomWidth: '0', pb: '0' }}
    >
      <Flex flex="1" minW="0" gap="3" justify="space-between" align="baseline">
        <Box minW="0">
          <Text fontWeight="550" overflowWrap="anywhere">
            {description}
          </Text>
          <Rhythm entry={entry} />
          <Text textStyle="xs" color="fg.muted">
            {[accountLabel, ...category].join(' · ')}
          </Text>
          {skippedDates.length > 0 && (
            <Text textStyle="xs" color="fg.muted">
              {t('recurring.skipped', {
                days: skippedDates.map((day) => formatDay(day, format)).join(', '),
              })}
            </Text>
          )}
          {closedDates && (
            <Text textStyle="xs" color="fg.muted">
              {t('recurring.closed', { days: closedDates.map((day) => formatDay(day, format)).join(', ') })}
            </Text>
          )}
          {next && (
            <Text textStyle="xs" color="fg.muted">
              {t('recurring.nextIs')}: {next.description}{' '}
              <Money amount={next.amount} currency={next.currency} sign="always" />
            </Text>
          )}
        </Box>
        <Money amount={amount} currency={currency} sign="always" fontWeight="600" />
      </Flex>
      {onEdit && <Tools entry={entry} onEdit={onEdit} />}
    </Flex>
  );
}

function Rhythm({ entry }: { entry: RecurringEntry }) {
  const t = useText();
  const format = useDateFormat();
  const { frequency, nextDueDate, endDate, isPaused } = entry;
  const said = [
    t(`recurring.frequencies.${frequency}`),
    nextDueDate !== null && !isPaused && t('recurring.next', { day: formatDay(nextDueDate, format) }),
    endDate !== null && t('recurring.until', { day: formatDay(endDate, format) }),
  ].filter((one) => one !== false);
  return (
    <Flex gap="2" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
      {/* Each on one line: a day is not broken at its hyphens. */}
      <Text>
        {said.map((one, at) => (
          <Fragment key={one}>
            {at > 0 && ' · '}
            <Box as="span" whiteSpace="nowrap">
              {one}
            </Box>
          </Fragment>
        ))}
      </Text>
      {nextDueDate === null ? (
        <StatusBadge meaning="plain">{t('recurring.ended')}</StatusBadge>
      ) : (
        isPaused && <StatusBadge meaning="waiting">{t('recurring.paused')}</StatusBadge>
      )}
    </Flex>
  );
}

function Tools({ entry, onEdit }: { entry: RecurringEntry; onEdit: () => void }) {
  const t = useText();
  const actions = useRecurringActions();
  const { description: name, nextDueDate, isPaused } = entry;
  return (
    <Flex gap="1" flexShrink="0" justify={{ base: 'flex-end', sm: 'flex-start' }}>
      {nextDueDate !== null && (
        <>
          {!isPaused && (
            <RowTool
              label={t('recurring.skipNext', { name })}
              onTake={() => void actions.skip(entry, nextDueDate)}
            >
              <LuSkipForward />
            </RowTool>
          )}
          <RowTool
            label={t(isPaused ? 'recurring.resume' : 'recurring.pause', { name })}
            onTake={() => void actions.pause(entry, !isPaused)}
          >
            {isPaused ? <LuPlay /> : <LuPause />}
          </RowTool>
        </>
      )}
      <RowTool label={t('recurring.edit', { name })} onTake={onEdit}>
        <LuPencil />
      </RowTool>
      <RowTool label={t('recurring.delete', { name })} onTake={() => void actions.remove(entry)}>
        <LuTrash2 />
      </RowTool>
    </Flex>
  );
}
