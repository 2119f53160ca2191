import { Box, Flex, Text } from '@chakra-ui/react';
import { useDateFormat } from '../../../format/date-format.ts';
import { formatDay } from '../../../format/format.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { Money } from '../../../kit/money.tsx';
import { useText } from '../../../text/use-text.ts';
import { LineTick } from './line-tick.tsx';
import type { Ticks } from './ticks.ts';
import type { VendorGroup } from './vendor-groups.ts';

interface VendorEntriesProps {
  readonly group: VendorGroup;
  /** Where entries can be ticked, to decide about these alone. */
  readonly ticks: Ticks | undefined;
}

/** The entries of a vendor, and why they may be what is offered, or what only a person can say. */
export function VendorEntries({ group: { newest, rows, suggestion }, ticks }: VendorEntriesProps) {
  const t = useText();
  const format = useDateFormat();
  return (
    <Box ps={{ base: '8', md: '9' }} pt="1.5" pb="1" textStyle="xs" color="fg.muted">
      {suggestion && <Text overflowWrap="anywhere">{suggestion.reason}</Text>}
      {newest.question && <Text>{t(`entry.questions.${newest.question}`)}</Text>}
      {ticks && <Text>{t('categories.tickHelp')}</Text>}
      <Box as="ul" listStyleType="none">
        {rows.map((row) => (
          <Flex
            as="li"
            key={row.id}
            gap="3"
            minH={ticks ? { base: '9', md: '6' } : '5'}
            justify="space-between"
            align="center"
          >
            <Flex gap="2" minW="0" align="center">
              {ticks && (
                <LineTick
                  label={`${formatDay(row.date, format)} ${row.description}`}
                  rows={[row]}
                  ticks={ticks}
                />
              )}
              <Text minW="0" truncate>
                <DateText day={row.date} /> · {row.description} · {row.accountLabel}
              </Text>
            </Flex>
            <Money amount={row.amount} currency={row.currency} sign="always" />
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
