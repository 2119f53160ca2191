import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import type { ListedTransaction } from '../../../../shared/model/transaction.ts';
import { useTransactions, useWorklist } from '../../../api/ledger.ts';
import { useCan } from '../../../auth/me-context.ts';
import { categoryOf } from '../../../features/entry/category-of.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { RunProgress } from '../../../features/category/run-progress.tsx';
import { useCategoryActions } from '../../../features/category/use-category-actions.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { Disclosure } from '../../../kit/disclosure.tsx';
import { Money } from '../../../kit/money.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { Worklist } from '../../../kit/worklist.tsx';
import { useText } from '../../../text/use-text.ts';

/**
 * What Matchbook decided by itself, by category: each decision with its reason, all accepted or one taken back with one click. Nothing
 * where there is none.
 */
export function AssumedPanel() {
  const { data } = useWorklist();
  return data && data.assumed > 0 ? <Assumed applied={data.assumed} /> : null;
}

type Actions = ReturnType<typeof useCategoryActions>;

function Assumed({ applied }: { readonly applied: number }) {
  const t = useText();
  const { labelOf } = useCategories();
  const query = useTransactions({ needs: 'review', limit: 100 });
  const actions = useCategoryActions();
  return (
    <Panel title={t('categories.assumed')}>
      <Worklist query={query} errorTitle={t('categories.loadFailed')} empty={null}>
        {(rows) => (
          <>
            <Flex justify="space-between" align="center" gap="3" wrap="wrap">
              <Text color="fg.muted" aria-live="polite">
                {t('categories.assumedHelp', { count: applied })}
              </Text>
              {actions.progress === undefined ? (
                <AcceptAll rows={rows} applied={applied} actions={actions} />
              ) : (
                <RunProgress progress={actions.progress} />
              )}
            </Flex>
            <Box>
              {[...Map.groupBy(rows, (row) => categoryOf(row, { t, labelOf }))].map(([category, some]) => (
                <CategoryGroup key={category} category={category} rows={some} actions={actions} />
              ))}
            </Box>
          </>
        )}
      </Worklist>
    </Panel>
  );
}

interface RowsProps {
  readonly rows: readonly ListedTransaction[];
  readonly actions: Actions;
}

/** Accepting gives each entry the category that it has: from then on it is a person's choice. */
const accepted = (rows: readonly ListedTransaction[]) => ({
  transactionIds: rows.map(({ id }) => id),
  categories: rows.map(({ categoryId }) => categoryId),
});

/** Taken back, an entry has no more than its kind, and waits for a category. */
const takenBack = (rows: readonly ListedTransaction[]) => ({
  transactionIds: rows.map(({ id }) => id),
  categories: rows.map(({ amount }) => (amount > 0 ? 'income' : 'expense')),
});

/** Accepts what is in sight, and says of how many that is. */
function AcceptAll({ rows, applied, actions: { run, isBusy } }: RowsProps & { readonly applied: number }) {
  const t = useText();
  if (!useCan('canEdit')) return null;
  const [shown, all] = [rows.length, applied];
  return (
    <Button size="sm" colorPalette="ember" loading={isBusy} onClick={() => void run(accepted(rows))}>
      {shown < all
        ? t('categories.acceptAssumedOf', { shown, all })
        : t('categories.acceptAssumed', { count: shown })}
    </Button>
  );
}

function CategoryGroup({ category, rows, actions }: RowsProps & { readonly category: string }) {
  const t = useText();
  const canEdit = useCan('canEdit');
  return (
    <Flex
      as="section"
      aria-label={category}
      gap="3"
      py="2"
      align="start"
      justify="space-between"
      borderTopWidth="1px"
    >
      <Disclosure
        summary={
          <>
            {category}{' '}
            <Text as="span" textStyle="xs" color="fg.muted">
              {t('categories.entriesOf', { count: rows.length })}
            </Text>
          </>
        }
      >
        <Box as="ul" listStyleType="none" mt="2">
          {rows.map((row) => (
            <AssumedLine key={row.id} row={row} actions={actions} />
          ))}
        </Box>
      </Disclosure>
      {canEdit && (
        <Button
          size="xs"
          variant="outline"
          disabled={actions.isBusy}
          aria-label={t('categories.acceptAssumedIn', { category })}
          onClick={() => void actions.run(accepted(rows))}
        >
          {t('categories.acceptOne')}
        </Button>
      )}
    </Flex>
  );
}

function AssumedLine({ row, actions }: { readonly row: ListedTransaction; readonly actions: Actions }) {
  const t = useText();
  const { description, date, amount, currency, assumed } = row;
  return (
    <Grid
      as="li"
      // On a phone who it was and why have a line of their own, and are read whole.
      templateColumns={{ base: '1fr auto auto', md: 'auto minmax(0, 1fr) auto auto' }}
      columnGap="3"
      py={{ base: '1.5', md: '0.5' }}
      alignItems="baseline"
      borderTopWidth="1px"
      textStyle="sm"
    >
      <Box color="fg.muted">
        <DateText day={date} />
      </Box>
      <Text
        minW="0"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        gridRow={{ base: '2', md: 'auto' }}
        overflowWrap="anywhere"
        lineClamp={{ md: '1' }}
        title={assumed?.reason}
      >
        {description}{' '}
        <Text as="span" textStyle="xs" color="fg.muted">
          {assumed?.reason}
        </Text>
      </Text>
      <Money amount={amount} currency={currency} sign="always" />
      {useCan('canEdit') && (
        <Button
          size="2xs"
          variant="ghost"
          disabled={actions.isBusy}
          aria-label={t('categories.undoAssumed', { description })}
          onClick={() => void actions.run(takenBack([row]))}
        >
          {t('categories.undo')}
        </Button>
      )}
    </Grid>
  );
}
