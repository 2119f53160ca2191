import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuRepeat } from 'react-icons/lu';
import type { RecurringSeries } from '../../../shared/model/entry-pair.ts';
import type { RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import { useRecurring } from '../../api/ledger.ts';
import { useRecurringEntries } from '../../api/recurring.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { useToday } from '../../auth/today.ts';
import { MakeRecurring } from './make-recurring.tsx';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { Money } from '../../kit/money.tsx';
import { Panel } from '../../kit/panel.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useText } from '../../text/use-text.ts';

/** Subscriptions, rent and retainers as found in the entries, the missing ones first. */
export function RecurringPanel({ title }: { title: string }) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { autoTrackSubscriptions: isTracked = true } = useSignedIn().organization;
  const entered = useRecurringEntries();
  const [made, setMade] = useState<RecurringSeries>();
  const isEntered = (series: RecurringSeries) =>
    !canEdit || !entered.data || entered.data.items.some((entry) => isSame(entry, series));
  return (
    <Panel title={title}>
      <Loaded
        query={useRecurring()}
        errorTitle={t('categories.loadFailed')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text color="fg.muted">
            {t(isTracked ? 'categories.recurringNone' : 'categories.recurringOff')}
          </Text>
        }
      >
        {({ items }) => (
          <Box as="ul" listStyleType="none">
            {items
              .toSorted((a, b) => Number(b.isMissing) - Number(a.isMissing))
              .map((series) => (
                <Series
                  key={`${series.description} ${series.amount}`}
                  series={series}
                  onMake={isEntered(series) ? undefined : () => setMade(series)}
                />
              ))}
          </Box>
        )}
      </Loaded>
      {made && <MakeRecurring series={made} onClose={() => setMade(undefined)} />}
    </Panel>
  );
}

/** Whether something that is entered by itself is what was found: named alike, and money of the same direction. */
const isSame = (entry: RecurringEntry, { description, amount }: RecurringSeries): boolean =>
  entry.description.toLowerCase() === description.toLowerCase() && entry.amount < 0 === amount < 0;

interface SeriesProps {
  readonly series: RecurringSeries;
  /** Undefined where it is entered by itself already, or for those who may only look. */
  readonly onMake: (() => void) | undefined;
}

function Series({ series, onMake }: SeriesProps) {
  const t = useText();
  const format = useDateFormat();
  const { description, amount, currency, frequency, nextDate, isMissing } = series;
  const day = formatDay(nextDate, format);
  // A series may have ended before its day: that it comes next would be untrue.
  const isPast = nextDate < useToday();
  return (
    <Box as="li" borderTopWidth="1px" py="2" textStyle="sm">
      <Flex justify="space-between" gap="3" align="baseline">
        <Text minW="0" truncate>
          {description}
        </Text>
        <Money amount={amount} currency={currency} sign="always" />
      </Flex>
      <Flex justify="space-between" columnGap="3" align="center" wrap="wrap" minH="8">
        <Text textStyle="xs" color="fg.muted">
          {t(`categories.frequency.${frequency}`)} ·{' '}
          {t(isPast ? 'categories.wasDue' : 'categories.due', { day })}
        </Text>
        <Flex align="center" gap="1">
          {isMissing && <StatusBadge meaning="waiting">{t('categories.missing')}</StatusBadge>}
          {onMake && (
            <Button
              variant="ghost"
              size="xs"
              me="-2.5"
              aria-label={t('recurring.makeRecurringOf', { name: description })}
              onClick={onMake}
            >
              <LuRepeat aria-hidden="true" /> {t('recurring.makeRecurring')}
            </Button>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}
