import '../../theme/all-looks.ts';
import { Box, Table } from '@chakra-ui/react';
import type { CashFlow } from '../../../shared/model/summary.ts';
import { formatMonth } from '../../format/format.ts';
import { Money } from '../../kit/money.tsx';
import { useText } from '../../text/use-text.ts';

/** The figures of the bars, a month a line, with what is left. */
export function CashFlowTable({ flow: { months, currency } }: { flow: CashFlow }) {
  const t = useText();
  const money = (amount: number) => (
    <Table.Cell textAlign="end" px="1.5">
      <Money amount={amount} currency={currency} />
    </Table.Cell>
  );
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={t('dashboard.cashFlow')}>
      <Table.Root size="sm" variant="line" bg="transparent" textStyle="xs">
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.ColumnHeader ps="0">{t('dashboard.month')}</Table.ColumnHeader>
            {(['income', 'expenses', 'net'] as const).map((figure) => (
              <Table.ColumnHeader key={figure} textAlign="end" px="1.5">
                {t(`dashboard.flow.${figure}`)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {months.map(({ month, income, expenses, net }) => (
            <Table.Row key={month} bg="transparent">
              <Table.ColumnHeader scope="row" ps="0" fontWeight="400" whiteSpace="nowrap">
                {formatMonth(month, 'short')}
              </Table.ColumnHeader>
              {money(income)}
              {money(expenses)}
              {money(net)}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
