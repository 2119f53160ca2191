import { Box, Flex, Grid, Link, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { daysBetween } from '../../../shared/civil-date.ts';
import type { Client } from '../../../shared/model/client.ts';
import { SUGGESTIONS_COUNTED_MAX } from '../../../shared/model/client.ts';
import { inBooks, paths } from '../../../shared/paths.ts';
import { useToday } from '../../auth/today.ts';
import { DateText } from '../../kit/date-text.tsx';
import { TimeAgo } from '../../kit/time-ago.tsx';
import { useText } from '../../text/use-text.ts';

/** A return that is due within so many days is marked. */
const SOON_DAYS = 14;

const columns = {
  base: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(6, minmax(0, 1fr))',
};

/**
 * One organization: its name, which leads into it, when its next return is due, and what waits. Whole pages load: each tab shows one
 * organization.
 */
export function ClientRow({ client }: { client: Client }) {
  const t = useText();
  const { id, name, suggestions, missingReceipts, uncategorized, openQuestions, questionsForMe } = client;
  return (
    <Box as="li" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '1' }}>
      <Flex gap="3" align="baseline" justify="space-between" wrap="wrap" mb="3">
        <Link href={inBooks(paths.dashboard, id)} fontWeight="600" fontSize="md" overflowWrap="anywhere">
          {name}
        </Link>
        <NextReturn due={client.nextReturn} />
      </Flex>
      <Grid as="dl" templateColumns={columns} columnGap="4" rowGap="3">
        <Count label={t('clients.suggestions')} count={suggestions} max={SUGGESTIONS_COUNTED_MAX} />
        <Count label={t('clients.missingReceipts')} count={missingReceipts} />
        <Count label={t('clients.uncategorized')} count={uncategorized} />
        <Count label={t('clients.questions')} count={openQuestions}>
          {questionsForMe > 0 && (
            <Text as="span" textStyle="xs" color="ember.fg">
              {' '}
              {t('clients.questionsForMe', { count: questionsForMe })}
            </Text>
          )}
        </Count>
        <Fact label={t('clients.lastImport')}>
          {client.lastImportAt === null ? t('clients.noImport') : <TimeAgo at={client.lastImportAt} />}
        </Fact>
        <Fact label={t('clients.closed')}>
          {client.closedUntil === null ? t('clients.notClosed') : <DateText day={client.closedUntil} />}
        </Fact>
      </Grid>
    </Box>
  );
}

/** By when the next return is due, of which days; louder as the day comes near. */
function NextReturn({ due }: { due: Client['nextReturn'] }) {
  const t = useText();
  const today = useToday();
  if (!due) {
    return (
      <Text textStyle="xs" color="fg.muted">
        {t('clients.noReturn')}
      </Text>
    );
  }
  const days = daysBetween(today, due.dueOn);
  return (
    <Text textStyle="sm" color={days <= SOON_DAYS ? 'ember.fg' : 'fg.muted'}>
      <Text as="span" fontWeight="550">
        {t('clients.nextReturn')}: {days <= 0 ? t('clients.dueToday') : t('clients.dueIn', { count: days })}
      </Text>
      {' · '}
      <DateText day={due.from} />
      {' – '}
      <DateText day={due.to} />
    </Text>
  );
}

interface CountProps {
  readonly label: string;
  readonly count: number;
  /** As many as are counted: more are as much work. */
  readonly max?: number;
  readonly children?: ReactNode;
}

function Count({ label, count, max = Infinity, children }: CountProps) {
  return (
    <Fact label={label}>
      <Text
        as="span"
        fontWeight={count > 0 ? '600' : '400'}
        color={count > 0 ? 'fg' : 'fg.muted'}
        fontVariantNumeric="tabular-nums"
      >
        {count >= max ? `${max}+` : count}
      </Text>
      {children}
    </Fact>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Text as="dt" textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" textStyle="sm">
        {children}
      </Text>
    </Box>
  );
}
