import { Box, Flex, Text } from '@chakra-ui/react';
import type { RecurringSeries } from '../../../../shared/model/entry-pair.ts';
import { useRecurring } from '../../../api/ledger.ts';
import { useDateFormat } from '../../../format/date-format.ts';
import { formatDay } from '../../../format/format.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { Money } from '../../../kit/money.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useText } from '../../../text/use-text.ts';

/** Subscriptions, rent and retainers as found in the entries, the missing ones first. */
export function RecurringPanel() {
  const t = useText();
  return (
    <Panel title={t('categories.recurring')}>
      <Loaded
        query={useRecurring()}
        errorTitle={t('categories.loadFailed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text color="fg.muted">{t('categories.recurringNone')}</Text>}
      >
        {({ items }) => (
          <Box as="ul" listStyleType="none">
            {items
              .toSorted((a, b) => Number(b.isMissing) - Number(a.isMissing))
              .map((series) => (
                <Series key={`${series.description} ${series.amount}`} series={series} />
              ))}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

function Series({ series }: { series: RecurringSeries }) {
  const t = useText();
  const format = useDateFormat();
  const { description, amount, currency, frequency, nextDate, isMissing } = series;
  const day = formatDay(nextDate, format);
  return (
    <Box as="li" borderTopWidth="1px" py="2" textStyle="sm">
      <Flex justify="space-between" gap="3" align="baseline">
        <Text minW="0" truncate>
          {description}
        </Text>
        <Money amount={amount} currency={currency} sign="always" />
      </Flex>
      <Flex justify="space-between" gap="3" align="center" mt="0.5">
        <Text textStyle="xs" color="fg.muted">
          {t(`categories.frequency.${frequency}`)} ·{' '}
          {t(isMissing ? 'categories.wasDue' : 'categories.due', { day })}
        </Text>
        {isMissing && <StatusBadge meaning="waiting">{t('categories.missing')}</StatusBadge>}
      </Flex>
    </Box>
  );
}
