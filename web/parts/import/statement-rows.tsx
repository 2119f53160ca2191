import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import type { Statement, StatementTransaction } from '../../../shared/model/statement.ts';
import { useText } from '../../text/use-text.ts';
import { DateText } from '../date-text.tsx';
import { LongListIn } from '../long-list.tsx';
import { Money } from '../money.tsx';
import { StatusBadge } from '../status-badge.tsx';

interface StatementRowsProps {
  readonly statement: Statement;
  /** Physical rows that the ledger already has. */
  readonly duplicates: readonly number[];
  readonly currency: string;
  readonly brokenRow: number | undefined;
}

const ROW_HEIGHT = 45;

/** Every row as it was read; those already in the books are marked, the one where the balance breaks stands out. */
export function StatementRows({ statement, duplicates, currency, brokenRow }: StatementRowsProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const known = new Set(duplicates);
  const hasBalances = statement.transactions.some(({ balance }) => balance !== undefined);
  const columns = {
    base: 'minmax(0, 1fr) auto',
    md: hasBalances ? '6.5rem minmax(0, 1fr) 8rem 8rem' : '6.5rem minmax(0, 1fr) 8rem',
  };
  return (
    <Box
      ref={box}
      role="region"
      aria-label={t('importing.rows')}
      tabIndex={0}
      borderWidth="1px"
      borderRadius="l3"
      overflow="auto"
      maxH={{ base: '46dvh', lg: 'full' }}
      minH={{ base: '40', lg: '0' }}
    >
      <Grid
        hideBelow="md"
        templateColumns={columns}
        gap="3"
        px="4"
        py="2.5"
        position="sticky"
        top="0"
        zIndex="1"
        bg="bg.muted"
        borderBottomWidth="1px"
        textStyle="xs"
        color="fg.muted"
        fontWeight="550"
        aria-hidden="true"
      >
        <span>{t('importing.date')}</span>
        <span>{t('importing.description')}</span>
        <Text textAlign="end">{t('importing.amount')}</Text>
        {hasBalances && <Text textAlign="end">{t('importing.balance')}</Text>}
      </Grid>
      <LongListIn
        box={box}
        items={statement.transactions}
        keyOf={({ row, date, amount }) => `${row} ${date} ${amount}`}
        estimate={() => ROW_HEIGHT}
      >
        {(row) => (
          <Row
            row={row}
            columns={columns}
            currency={currency}
            isKnown={known.has(row.row)}
            isBroken={row.row === brokenRow}
          />
        )}
      </LongListIn>
    </Box>
  );
}

interface RowProps {
  readonly row: StatementTransaction;
  readonly columns: { base: string; md: string };
  readonly currency: string;
  readonly isKnown: boolean;
  readonly isBroken: boolean;
}

function Row({ row, columns, currency, isKnown, isBroken }: RowProps) {
  const t = useText();
  return (
    <Grid
      templateColumns={columns}
      columnGap="3"
      px="4"
      py="2.5"
      alignItems="baseline"
      borderBottomWidth="1px"
      {...(isBroken ? { bg: 'red.subtle', boxShadow: 'inset 3px 0 {colors.red.solid}' } : {})}
      {...(isKnown ? { color: 'fg.subtle' } : {})}
    >
      <Box textStyle={{ base: 'xs', md: 'sm' }} color="fg.muted" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <DateText day={row.date} />
      </Box>
      <Flex gap="2" align="center" minW="0" wrap="wrap">
        <Text truncate minW="0">
          {row.description}
        </Text>
        {isKnown && <StatusBadge meaning="plain">{t('importing.duplicate')}</StatusBadge>}
        {isBroken && <StatusBadge meaning="broken">{t('importing.breaksHere')}</StatusBadge>}
      </Flex>
      <Money
        amount={row.amount}
        currency={currency}
        sign="always"
        textAlign="end"
        {...(isKnown ? { color: 'inherit' } : {})}
      />
      {row.balance !== undefined && (
        <Box hideBelow="md" textAlign="end" color="fg.muted">
          <Money amount={row.balance} currency={currency} />
        </Box>
      )}
    </Grid>
  );
}
