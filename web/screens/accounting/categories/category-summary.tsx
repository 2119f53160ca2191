import { Box, Table, Text } from '@chakra-ui/react';
import type { Summary } from '../../../../shared/model/summary.ts';
import { useSummary } from '../../../api/ledger.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { Money } from '../../../kit/money.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { paths } from '../../../../shared/paths.ts';
import { useToday, yearAround } from '../../../auth/today.ts';
import { useText } from '../../../text/use-text.ts';

const withoutTransfers = (rows: Summary['byCategory']) =>
  rows.filter(({ categoryId }) => categoryId !== 'transfer');

/** Each category of this year with its number of entries and its amount; transfers are neither income nor expense. */
export function CategorySummary() {
  const t = useText();
  const { labelOf } = useCategories();
  const year = yearAround(useToday());
  return (
    <Panel title={t('categories.summary')}>
      <Loaded
        query={useSummary(year)}
        errorTitle={t('categories.loadFailed')}
        isEmpty={({ byCategory }) => withoutTransfers(byCategory).length === 0}
        empty={<Text color="fg.muted">{t('categories.summaryNone')}</Text>}
      >
        {({ byCategory, currency }) => (
          <Box overflowX="auto">
            <Table.Root size="sm" variant="line" bg="transparent">
              <Table.Header>
                <Table.Row bg="transparent">
                  <Table.ColumnHeader ps="0">{t('categories.category')}</Table.ColumnHeader>
                  <Table.ColumnHeader textAlign="end">{t('categories.entries')}</Table.ColumnHeader>
                  <Table.ColumnHeader textAlign="end" pe="0">
                    {t('categories.amount')}
                  </Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {withoutTransfers(byCategory).map(({ category, categoryId, count, income, expenses }) => (
                  <Table.Row key={categoryId} bg="transparent">
                    <Table.Cell ps="0" overflowWrap="anywhere">
                      {labelOf(category)}
                    </Table.Cell>
                    <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                      <TextLink
                        to={`${paths.transactions}?category=${encodeURIComponent(categoryId)}&from=${year.from}&to=${year.to}`}
                      >
                        {count}
                      </TextLink>
                    </Table.Cell>
                    <Table.Cell textAlign="end" pe="0">
                      <Money amount={income + expenses} currency={currency} />
                    </Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}
