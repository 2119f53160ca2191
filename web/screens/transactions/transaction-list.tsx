import { Box, Flex, Grid, Heading, Text, useBreakpointValue } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { daysOfMonth, isCivilDate, monthOf } from '../../../shared/civil-date.ts';
import { isTransactionWanted } from '../../../shared/transaction-filter.ts';
import { useTransactionTotals, useWorklist } from '../../api/ledger.ts';
import type { useTransactions } from '../../api/ledger.ts';
import { useCan, useIsCompact } from '../../auth/me-context.ts';
import { useToday } from '../../auth/today.ts';
import { useEntryActions } from '../../features/entry/use-entry-actions.ts';
import { DateText } from '../../kit/date-text.tsx';
import { DRAW_ALL_MAX, LongList } from '../../kit/long-list.tsx';
import { MonthChoice, MonthSwitch, monthsBetween } from '../../kit/month-switch.tsx';
import { NextPage } from '../../kit/next-page.tsx';
import { useText } from '../../text/use-text.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useSelection } from './bulk/use-selection.ts';
import type { Selection } from './bulk/use-selection.ts';
import { isGroupedByDay, linesOf } from './day-groups.ts';
import { DAY_HEIGHT, rowHeight, rowColumns, useRowLooks } from './rows/row-looks.ts';
import type { RowColumns } from './rows/row-looks.ts';
import { RowTick } from './rows/row-tick.tsx';
import { useRowTools } from './rows/row-tools.ts';
import { TransactionRow } from './rows/transaction-row.tsx';
import { chooseByKeys, keepFromPressing, renameByKey, stepThroughRows } from './rows/use-row-keys.ts';
import type { FilterState } from './use-transaction-filters.ts';

interface TransactionListProps {
  readonly query: ReturnType<typeof useTransactions>;
  readonly state: FilterState;
  readonly onOpen: (row: Transaction) => void;
  readonly onEdit: (row: Transaction) => void;
}

/** How high the bar of the app is and, where there is room for them, the names of the columns; in rem. */
const APP_BAR = 3.5;
const COLUMN_NAMES = 2.25;

/** Transactions, under headings of their days where that pays; further pages come as one scrolls. */
export function TransactionList({ query, state, onOpen, onEdit }: TransactionListProps) {
  const t = useText();
  const pages = query.data?.pages;
  const rows = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages]);
  // The first page decides: a list that is read on would change its looks under the eyes.
  const isGrouped = useMemo(() => isGroupedByDay(pages?.[0]?.items ?? []), [pages]);
  const lines = useMemo(() => linesOf(rows, isGrouped), [rows, isGrouped]);
  const count = useCount(query, state);
  const isWide = useBreakpointValue({ base: false, lg: true }, { ssr: false }) ?? true;
  const canEdit = useCan('canEdit');
  const selection = useSelection(rows, state.narrowing);
  const chosen = canEdit ? selection : undefined;
  const [freshId, setFreshId] = useState<string>();
  const place = useRef<HTMLElement>(null);
  const today = useToday();
  const { duplicate } = useEntryActions();
  /** Where the copy is in the list its day is asked for there, else in its dialog. */
  const onCopy = async (row: Transaction) => {
    const copy = await duplicate(row, today);
    if (!copy) return;
    if (isTransactionWanted(copy, state.narrowing)) {
      setFreshId(copy.id);
      place.current?.scrollIntoView({ block: 'start' });
    } else onEdit(copy);
  };
  const hasBalance = rows.some(({ balance }) => balance !== undefined);
  const columns = useMemo(() => ({ hasDate: !isGrouped, hasBalance }), [isGrouped, hasBalance]);
  const tools = useRowTools({ open: onOpen, edit: onEdit, copy: (row) => void onCopy(row) });
  const isCompact = useIsCompact();
  const looks = useRowLooks(columns, isCompact);
  return (
    <Box
      ref={place}
      as="section"
      css={looks}
      scrollMarginTop="14"
      aria-label={t('transactions.recent')}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="xs"
      onKeyDown={(event) => {
        stepThroughRows(event);
        renameByKey(event);
        if (canEdit) chooseByKeys(event, selection);
      }}
      onKeyUp={keepFromPressing}
    >
      <Flex
        justify="space-between"
        align="center"
        wrap="wrap"
        ps={{ base: '3', md: '4' }}
        pe={{ base: '2', md: '4' }}
        py="1"
        columnGap="2"
      >
        <Flex align="baseline" gap="3" css={{ mdDown: { '& > h2': { srOnly: true } } }}>
          <Heading as="h2" fontSize="md">
            {t('transactions.recent')}
          </Heading>
          <Text textStyle="xs" color="fg.muted">
            {count}
          </Text>
        </Flex>
        <Box _print={{ display: 'none' }}>
          <MonthJump state={state} isWide={isWide} />
        </Box>
      </Flex>
      {(query.hasNextPage || lines.length > DRAW_ALL_MAX) && (
        <Text display="none" _print={{ display: 'block' }} px="4" pb="2" textStyle="sm">
          {t('transactions.printedInPart')}
        </Text>
      )}
      {/* The bar has one place in every width: what is open from it survives the turning of a tablet. */}
      <Box
        position={{ lg: 'sticky' }}
        top={`${APP_BAR}rem`}
        zIndex={{ lg: '1' }}
        h={{ lg: `${COLUMN_NAMES}rem` }}
        borderTopWidth={{ lg: '1px' }}
        _print={{ display: 'none' }}
      >
        <ColumnNames columns={columns} selection={chosen} />
        {canEdit && selection.count > 0 && (
          <BulkBar
            selection={selection}
            filter={state.narrowing}
            hasMore={query.hasNextPage}
            hasRoom={isWide}
          />
        )}
      </Box>
      <Box>
        <LongList
          items={lines}
          keyOf={(line) => ('day' in line ? line.day : line.row.id)}
          isHead={(line) => 'day' in line}
          headTop={APP_BAR + (isWide ? COLUMN_NAMES : 0)}
          estimate={(line) => ('day' in line ? DAY_HEIGHT : rowHeight(isWide, isCompact))}
        >
          {(line) =>
            'day' in line ? (
              <DayHeading day={line.day} />
            ) : (
              <TransactionRow
                row={line.row}
                tools={tools}
                selection={chosen}
                columns={columns}
                isWide={isWide}
                isFresh={line.row.id === freshId}
              />
            )
          }
        </LongList>
      </Box>
      {query.hasNextPage && (
        <Box _print={{ display: 'none' }}>
          <NextPage query={query} />
        </Box>
      )}
    </Box>
  );
}

interface MonthJumpProps extends Pick<TransactionListProps, 'state'> {
  /** Whether there is room for the steps beside it. */
  readonly isWide: boolean;
}

/** Shows one month, the one before or the one after. */
function MonthJump({ state: { values, set }, isWide }: MonthJumpProps) {
  const t = useText();
  const held = useWorklist().data?.months;
  if (!held) return null;
  const month = monthOf(values.from);
  const days = isCivilDate(values.from) ? daysOfMonth(month) : undefined;
  const isMonth = days?.from === values.from && days.to === values.to;
  const choice = {
    label: t('transactions.month'),
    none: t('transactions.allMonths'),
    months: monthsBetween(held.first, held.latest),
    value: isMonth ? month : '',
    onChange: (chosen: string) => set(chosen === '' ? { from: '', to: '' } : daysOfMonth(chosen)),
  };
  return isWide ? (
    <MonthSwitch {...choice} />
  ) : (
    <Box w="11rem">
      <MonthChoice {...choice} />
    </Box>
  );
}

/** How many there are; where only the rows of some days were counted, how many are here so far. */
function useCount(query: TransactionListProps['query'], { values, narrowing }: FilterState): string {
  const t = useText();
  const { data: totals } = useTransactionTotals(narrowing);
  const here = query.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const isWhole = totals && (totals.from ?? '') === values.from && (totals.to ?? '') === values.to;
  const all = query.hasNextPage && isWhole ? totals.count : here;
  const said = t('transactions.count', { count: all });
  return query.hasNextPage && !isWhole ? said.replace(String(all), `${all}+`) : said;
}

interface ColumnNamesProps {
  readonly columns: RowColumns;
  readonly selection: Selection | undefined;
}

function ColumnNames({ columns, selection }: ColumnNamesProps) {
  const t = useText();
  return (
    <Grid
      hideBelow="lg"
      templateColumns={rowColumns(columns)}
      columnGap="3"
      px="4"
      alignItems="center"
      h="full"
      bg="bg.muted"
      textStyle="xs"
      color="fg.muted"
      fontWeight="550"
    >
      <Box w={selection ? '16' : '8'}>
        {selection && (
          <RowTick
            label={t('transactions.selectHere')}
            isOn={selection.isWhole}
            onToggle={selection.isWhole ? selection.clear : selection.chooseHere}
          />
        )}
      </Box>
      {columns.hasDate && <span>{t('entry.date')}</span>}
      <span>{t('transactions.description')}</span>
      {!columns.hasBalance && <span>{t('transactions.account')}</span>}
      <span>{t('transactions.category')}</span>
      <Text textAlign="end">{t('transactions.amount')}</Text>
      {columns.hasBalance && <Text textAlign="end">{t('transactions.balance')}</Text>}
    </Grid>
  );
}

function DayHeading({ day }: { day: string }) {
  return (
    <h3 className="day">
      <DateText day={day} inWords />
    </h3>
  );
}
