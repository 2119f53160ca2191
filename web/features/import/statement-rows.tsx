import { Box, Checkbox, Flex, Grid, Text } from '@chakra-ui/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RefCallback } from 'react';
import type { StatementTransaction } from '../../../shared/model/statement.ts';
import type { DuplicateRow } from '../../../shared/model/statement-import.ts';
import { useText } from '../../text/use-text.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { DateText } from '../../kit/date-text.tsx';
import { formatDay } from '../../format/format.ts';
import { useMoney } from '../../format/use-money.ts';
import { LongListIn } from '../../kit/long-list.tsx';
import type { Reach } from '../../kit/long-list.tsx';
import { Money } from '../../kit/money.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import type { ImportPart } from './import-parts.ts';
import type { ShownRow } from './use-shown-row.ts';

interface StatementRowsProps {
  readonly parts: readonly ImportPart[];
  /** Rows that the ledger already has, each with its twin there. */
  readonly duplicates: readonly DuplicateRow[];
  /** The lines of a closed period, which are not added. */
  readonly closed: readonly number[];
  /** Those of them (physical lines) to add all the same. */
  readonly restored: ReadonlySet<number>;
  readonly onRestore: (row: number, isRestored: boolean) => void;
  readonly brokenRows: ReadonlySet<number>;
  readonly nameOf: (row: number) => string;
  /** The row to bring into view, where one was asked for. */
  readonly shown: ShownRow | undefined;
}

const ROW_HEIGHT = 45;

/** What stands one below the other: of a file of several accounts each begins with its heading. */
type Line =
  | { readonly kind: 'heading'; readonly key: string; readonly part: ImportPart }
  | {
      readonly kind: 'row';
      readonly key: string;
      readonly row: StatementTransaction;
      readonly currency: string;
    };

function linesOf(parts: readonly ImportPart[]): Line[] {
  return parts.flatMap((part, at): Line[] => [
    ...(parts.length > 1 ? [{ kind: 'heading' as const, key: `heading ${at}`, part }] : []),
    ...part.statement.transactions.map((row) => ({
      kind: 'row' as const,
      key: `${row.row} ${row.date} ${row.amount}`,
      row,
      currency: part.currency,
    })),
  ]);
}

/** Every row as it was read; those already in the books are marked, the one where the balance breaks stands out. */
export function StatementRows({
  parts,
  duplicates,
  closed,
  restored,
  onRestore,
  brokenRows,
  nameOf,
  shown,
}: StatementRowsProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const closedRows = new Set(closed);
  const twins = new Map(duplicates.map(({ row, twin }) => [row, twin]));
  const lines = useMemo(() => linesOf(parts), [parts]);
  const { reach, arrivalAt } = useWayToRow(lines, shown);
  const hasBalances = lines.some((line) => line.kind === 'row' && line.row.balance !== undefined);
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
      <LongListIn box={box} reach={reach} items={lines} keyOf={({ key }) => key} estimate={() => ROW_HEIGHT}>
        {(line) =>
          line.kind === 'heading' ? (
            <PartHeading part={line.part} />
          ) : (
            <Row
              row={line.row}
              columns={columns}
              currency={line.currency}
              twin={twins.get(line.row.row)}
              name={nameOf(line.row.row)}
              isRestored={restored.has(line.row.row)}
              isClosed={closedRows.has(line.row.row)}
              onRestore={onRestore}
              isBroken={brokenRows.has(line.row.row)}
              arrival={arrivalAt(line.row.row)}
            />
          )
        }
      </LongListIn>
    </Box>
  );
}

/**
 * Has the row drawn that was asked for; `arrivalAt` gives a row that is it what to do once it stands there, and nothing to any other.
 */
function useWayToRow(lines: readonly Line[], shown: ShownRow | undefined) {
  const reach = useRef<Reach>(null);
  const [sought, arrived] = [useRef<ShownRow>(undefined), useRef<ShownRow>(undefined)];
  useEffect(() => {
    if (!shown || sought.current === shown) return;
    sought.current = shown;
    reach.current?.(lines.findIndex((line) => line.kind === 'row' && line.row.row === shown.row));
  }, [lines, shown, sought]);
  const arrive = useCallback(
    (element: HTMLElement | null) => {
      // Drawn again later, as somebody scrolls by, it is not asked for any more.
      if (!element || arrived.current === shown) return;
      arrived.current = shown;
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
    },
    [arrived, shown],
  );
  return { reach, arrivalAt: (row: number) => (shown?.row === row ? arrive : undefined) };
}

/** The account and the currency of the rows that follow, and what they add up to: never with those of another. */
function PartHeading({ part: { account, currency, statement } }: { part: ImportPart }) {
  const t = useText();
  const { transactions } = statement;
  return (
    <Flex
      justify="space-between"
      align="baseline"
      gap="3"
      px="4"
      py="2"
      bg="bg.subtle"
      borderBottomWidth="1px"
      wrap="wrap"
    >
      <Text as="h3" fontWeight="620" fontSize="sm">
        {account?.name ?? statement.account?.label ?? currency}
        <Text as="span" color="fg.muted" fontWeight="400">
          {` · ${currency} · ${t('importing.rowCount', { count: transactions.length })}`}
        </Text>
      </Text>
      <Money
        amount={transactions.reduce((sum, { amount }) => sum + amount, 0)}
        currency={currency}
        sign="always"
        fontWeight="550"
      />
    </Flex>
  );
}

interface RowProps {
  readonly row: StatementTransaction;
  readonly columns: { base: string; md: string };
  readonly currency: string;
  readonly twin: DuplicateRow['twin'] | undefined;
  /** What a person sees of it, in one line. */
  readonly name: string;
  readonly isRestored: boolean;
  readonly onRestore: (row: number, isRestored: boolean) => void;
  readonly isBroken: boolean;
  /** Whether it lies in a closed period, so that it is not added. */
  readonly isClosed: boolean;
  /** Where it is the row that was asked for: takes the focus to it. */
  readonly arrival: RefCallback<HTMLElement> | undefined;
}

function Row({
  row,
  columns,
  currency,
  twin,
  name,
  isRestored,
  onRestore,
  isBroken,
  isClosed,
  arrival,
}: RowProps) {
  const t = useText();
  const money = useMoney();
  const isKnown = twin !== undefined && !isRestored;
  const isLeftOut = isKnown || isClosed;
  return (
    <Grid
      templateColumns={columns}
      columnGap="3"
      px="4"
      py="var(--row-room)"
      alignItems="baseline"
      borderBottomWidth="1px"
      {...(arrival && {
        ref: arrival,
        tabIndex: -1,
        role: 'group',
        'aria-label': name,
        outline: '2px solid {colors.ember.solid}',
        outlineOffset: '-2px',
      })}
      {...(isBroken ? { bg: 'red.subtle', boxShadow: 'inset 3px 0 {colors.red.solid}' } : {})}
      {...(isLeftOut ? { color: 'fg.subtle' } : {})}
    >
      <Box textStyle={{ base: 'xs', md: 'sm' }} color="fg.muted" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <DateText day={row.date} />
      </Box>
      <Flex gap="2" align="center" minW="0" wrap="wrap">
        <Text truncate minW="0">
          {row.description}
        </Text>
        {row.fee !== undefined && row.transfer === undefined && (
          <Text textStyle="xs" color="fg.muted">
            {t('importing.feeIn', { fee: money(0 - row.fee, currency) })}
          </Text>
        )}
        {isKnown && <StatusBadge meaning="plain">{t('importing.duplicate')}</StatusBadge>}
        {isClosed && !isKnown && <StatusBadge meaning="plain">{t('importing.closedRow')}</StatusBadge>}
        {row.transfer && <StatusBadge meaning="plain">{t('importing.transfer')}</StatusBadge>}
        {isBroken && <StatusBadge meaning="broken">{t('importing.breaksHere')}</StatusBadge>}
      </Flex>
      <Money
        amount={row.amount}
        currency={currency}
        sign="always"
        textAlign="end"
        {...(isLeftOut ? { color: 'inherit' } : {})}
      />
      {row.balance !== undefined && (
        <Box hideBelow="md" textAlign="end" color="fg.muted">
          <Money amount={row.balance} currency={currency} />
        </Box>
      )}
      {twin && !isClosed && (
        <Twin row={row.row} twin={twin} name={name} isRestored={isRestored} onRestore={onRestore} />
      )}
    </Grid>
  );
}

type TwinProps = Pick<RowProps, 'name' | 'isRestored' | 'onRestore'> & {
  row: number;
  twin: DuplicateRow['twin'];
};

/** Which row of the books this one is, and the way to add it all the same. */
function Twin({ row, twin, name, isRestored, onRestore }: TwinProps) {
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
        <Checkbox.HiddenInput aria-label={t('importing.restoreRow', { row: name })} />
        <Checkbox.Control />
        <Checkbox.Label textStyle="xs">{t('importing.restore')}</Checkbox.Label>
      </Checkbox.Root>
    </Flex>
  );
}
