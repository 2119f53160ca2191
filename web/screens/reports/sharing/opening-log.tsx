import { Box, Flex, Text } from '@chakra-ui/react';
import { dayInWords } from '../../../../shared/text/day-in-words.ts';
import { useSharedOpenings } from '../../../api/shared-links.ts';
import { useDateFormat } from '../../../format/date-format.ts';
import { formatMoment } from '../../../format/format.ts';
import { Lines, Loaded } from '../../../kit/loaded.tsx';
import { currentLanguage } from '../../../text/speak.ts';
import { useText } from '../../../text/use-text.ts';

const DAY = 'yyyy-mm-dd'.length;

/** The latest uses of a link: what for, when, and with what. */
export function OpeningLog({ id }: { id: string }) {
  const t = useText();
  const format = useDateFormat();
  return (
    <Box bg="bg.muted" borderRadius="l2" px="3" py="2" mt="2" textStyle="xs">
      <Loaded
        query={useSharedOpenings(id)}
        skeleton={<Lines count={2} />}
        errorTitle={t('sharing.logFailed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text color="fg.muted">{t('sharing.logEmpty')}</Text>}
      >
        {({ items }) => (
          <Box as="ul" listStyleType="none">
            {items.map(({ at, what, device, changed }) => (
              <Flex as="li" key={`${at} ${what}`} gap="3" justify="space-between" wrap="wrap" py="0.5">
                <span>
                  {changed
                    ? t('sharing.changedUntil', {
                        day: dayInWords(changed.endsAt.slice(0, DAY), currentLanguage()),
                      })
                    : t(`sharing.whats.${what}`)}
                </span>
                <Text as="span" color="fg.muted">
                  {changed?.by ?? device} · {formatMoment(at, format)}
                </Text>
              </Flex>
            ))}
          </Box>
        )}
      </Loaded>
    </Box>
  );
}
