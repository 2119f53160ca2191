import { Box, Checkbox, Flex, Grid, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import type { Statement, StatementTransaction } from '../../../shared/model/statement.ts';
import type { DuplicateRow } from '../../../shared/model/statement-import.ts';
import { useText } from '../../text/use-text.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { DateText } from '../../kit/date-text.tsx';
import { formatDay } from '../../format/format.ts';
import { LongListIn } from '../../kit/long-list.tsx';
import { Money } from '../../kit/money.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';

interface StatementRowsProps {
  readonly statement: Statement;
  /** Rows that the ledger already has, each with its twin there. */
  readonly duplicates: readonly DuplicateRow[];
  /** Those of them (physical lines) to add all the same. */
  readonly restored: ReadonlySet<number>;
  readonly onRestore: (row: number, isRestored: boolean) => void;
  readonly currency: string;
  readonly brokenRow: number | undefined;
}

const ROW_HEIGHT = 45;

/** Every row as it was read; those already in the books are marked, the one where the balance breaks stands out. */
export function StatementRows({
  statement,
  duplicates,
  restored,
  onRestore,
  currency,
  brokenRow,
}: StatementRowsProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const twins = new Map(duplicates.map(({ row, twin }) => [row, twin]));
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
            twin={twins.get(row.row)}
            isRestored={restored.has(row.row)}
            onRestore={onRestore}
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
  readonly twin: DuplicateRow['twin'] | undefined;
  readonly isRestored: boolean;
  readonly onRestore: (row: number, isRestored: boolean) => void;
  readonly isBroken: boolean;
}

function Row({ row, columns, currency, twin, isRestored, onRestore, isBroken }: RowProps) {
  const t = useText();
  const isKnown = twin !== undefined && !isRestored;
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
        {row.transfer && <StatusBadge meaning="plain">{t('importing.transfer')}</StatusBadge>}
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
      {twin && <Twin row={row.row} twin={twin} isRestored={isRestored} onRestore={onRestore} />}
    </Grid>
  );
}

type TwinProps = Pick<RowProps, 'isRestored' | 'onRestore'> & { row: number; twin: DuplicateRow['twin'] };

/** Which row of the books this one is, and the way to add it all the same. */
function Twin({ row, twin, isRestored, onRestore }: TwinProps) {
  const t = useText();
  const format = useDateFormat();
  const words = { description: twin.description, date: formatDay(twin.date, format) };
  return (
    <Flex
      gridColumn={{ base: '1 / -1', md: '2 / -1' }}
      gap="3"
      mt="1"
      wrap="wrap"
      align="center"
      color="fg.muted"
    >
      <Text textStyle="xs" minW="0" truncate>
        {t('importing.twin', words)}
      </Text>
      <Checkbox.Root
        size="sm"
        checked={isRestored}
        onCheckedChange={({ checked }) => onRestore(row, checked === true)}
      >
        <Checkbox.HiddenInput aria-label={t('importing.restoreRow', { row })} />
        <Checkbox.Control />
        <Checkbox.Label textStyle="xs">{t('importing.restore')}</Checkbox.Label>
      </Checkbox.Root>
    </Flex>
  );
}
