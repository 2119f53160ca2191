import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { LuCoins } from 'react-icons/lu';
import type { Summary } from '../../../shared/model/summary.ts';
import { paths } from '../../../shared/paths.ts';
import { useCan } from '../../auth/me-context.ts';
import { Money } from '../../kit/money.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';
import { useFindWorths } from './use-find-worths.ts';

interface ApartNoteProps {
  /** What is worth nothing in the currency of the books, by its own currency. */
  readonly apart: readonly Pick<Summary['apart'][number], 'currency' | 'net' | 'count'>[];
  readonly home: string;
  /** Of which days the entries are; all where none are told. */
  readonly days?: { readonly from?: string | null | undefined; readonly to?: string | null | undefined };
  /** Where the list shows just these already. */
  readonly isShown?: boolean;
}

/** Which entries are in no total of the books' currency: how many, what they come to, the way to them, and rates to be found for them. */
export function ApartNote({ apart, home, days = {}, isShown = false }: ApartNoteProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { find, progress } = useFindWorths();
  const count = apart.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  return (
    <Box
      as="section"
      aria-label={t('entry.worth.apart')}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      px="4"
      py="3"
    >
      <Flex gap="3" align="center" wrap="wrap" justify="space-between">
        <Flex gap="2.5" align="baseline" minW="0" flex="1">
          <Box color="amber.fg" alignSelf="center">
            <LuCoins aria-hidden="true" />
          </Box>
          <Text textStyle="sm">
            {isShown ? (
              t('entry.worth.apartCount', { count, currency: home })
            ) : (
              <TextLink to={addressOf(home, days)}>
                {t('entry.worth.apartCount', { count, currency: home })}
              </TextLink>
            )}{' '}
            {apart.map(({ currency, net }, at) => (
              <Fragment key={currency}>
                {at > 0 && ', '}
                <Money amount={net} currency={currency} />
              </Fragment>
            ))}
          </Text>
        </Flex>
        {canEdit && (
          <Button
            size="sm"
            variant="outline"
            loading={progress !== undefined}
            loadingText={t('entry.worth.finding', { percent: Math.round((progress ?? 0) * 100) })}
            onClick={() => void find()}
          >
            {t('entry.worth.find')}
          </Button>
        )}
      </Flex>
    </Box>
  );
}

/** Exactly the rows that are counted. */
function addressOf(home: string, { from, to }: NonNullable<ApartNoteProps['days']>): string {
  const range = [from && `from=${from}`, to && `to=${to}`].filter(Boolean);
  return `${paths.transactions}?${[`apartFrom=${home}`, ...range].join('&')}`;
}
