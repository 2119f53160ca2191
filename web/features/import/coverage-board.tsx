import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { DateRange } from '../../../shared/model/export.ts';
import type { CoveredMonth } from '../../../shared/model/statement-import.ts';
import { useStatementCoverage } from '../../api/imports.ts';
import { useText } from '../../text/use-text.ts';
import { formatMonth } from '../../format/format.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useToday, yearUpTo } from '../../auth/today.ts';

/** The months covered by statements, under their own heading; nothing before the first statement. */
export function CoverageBoard() {
  const t = useText();
  const lastYear = yearUpTo(useToday());
  const { data, isPending } = useStatementCoverage(lastYear);
  // At the lower end: nothing moves when it comes, and nothing is promised that may not be there.
  if (isPending || data?.items.every(hasNothing)) return null;
  return (
    <Box as="section" aria-label={t('importing.coverage')}>
      <Heading as="h3" fontSize="sm" mb="2">
        {t('importing.coverage')}
      </Heading>
      <CoverageMonths days={lastYear} empty={null} />
    </Box>
  );
}

/** Twelve months for each account: where statements are, where they are missing, where two hold the same days. */
export function CoverageMonths({ days, empty }: { days: DateRange; empty: ReactNode }) {
  const t = useText();
  const coverage = useStatementCoverage(days);
  return (
    <Loaded query={coverage} isEmpty={({ items }) => items.every(hasNothing)} empty={empty}>
      {({ items }) => (
        <Box overflowX="auto" tabIndex={0} role="group" aria-label={t('importing.coverage')}>
          <Grid
            // On a phone a name stands above its months, so that all twelve have room.
            templateColumns={{ base: 'repeat(12, 1fr)', md: 'minmax(6rem, 1fr) repeat(12, 1.75rem)' }}
            gap="1"
            alignItems="center"
          >
            <Box as="span" hideBelow="md" />
            {items[0]?.months.map(({ month }) => (
              <Text key={month} textStyle="xs" color="fg.muted" textAlign="center" aria-hidden="true">
                {formatMonth(month, 'narrow')}
              </Text>
            ))}
            {items
              .filter((account) => !hasNothing(account))
              .map(({ accountId, name, months }) => (
                <Fragment key={accountId}>
                  <Text truncate gridColumn={{ base: '1 / -1', md: 'auto' }}>
                    {name}
                  </Text>
                  {months.map((month) => (
                    <Month key={month.month} {...month} />
                  ))}
                </Fragment>
              ))}
          </Grid>
        </Box>
      )}
    </Loaded>
  );
}

const hasNothing = ({ months }: { months: readonly CoveredMonth[] }) =>
  months.every(({ state }) => state === 'missing');

const looks = {
  covered: { bg: 'green.solid', borderColor: 'green.solid' },
  partly: { bg: 'green.subtle', borderColor: 'green.solid' },
  missing: { bg: 'bg.muted', borderColor: 'border.control', borderStyle: 'dashed' },
} as const;

function Month({ month, state, overlaps }: CoveredMonth) {
  const t = useText();
  const words = [
    formatMonth(month, 'long'),
    t(`importing.coverageStates.${state}`),
    ...(overlaps ? [t('importing.overlaps')] : []),
  ].join(', ');
  return (
    <Box
      role="img"
      aria-label={words}
      title={words}
      h="6"
      borderWidth="1px"
      borderRadius="l1"
      display="grid"
      placeItems="center"
      textStyle="xs"
      color={state === 'covered' ? 'green.contrast' : 'fg'}
      {...looks[state]}
    >
      <span aria-hidden="true">{overlaps ? '2' : ''}</span>
    </Box>
  );
}
