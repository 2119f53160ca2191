import { Table } from '@chakra-ui/react';
import type { EntryTax } from '../../../../shared/model/transaction.ts';
import { Money } from '../../../kit/money.tsx';
import { useText } from '../../../text/use-text.ts';
import { taxName } from './tax-name.ts';

interface EntryTaxesProps {
  readonly taxes: readonly EntryTax[];
  readonly currency: string;
}

/** The taxes in an entry, and their sum where there are several. */
export function EntryTaxes({ taxes, currency }: EntryTaxesProps) {
  const t = useText();
  const sum = taxes.reduce((all, { amount }) => all + amount, 0);
  return (
    <Table.Root size="sm" aria-label={t('entry.panel.taxes')}>
      <Table.Body>
        {taxes.map((tax) => (
          <Line key={taxName(tax)} name={taxName(tax)} amount={tax.amount} currency={currency} />
        ))}
        {taxes.length > 1 && <Line name={t('entry.panel.taxSum')} amount={sum} currency={currency} isSum />}
      </Table.Body>
    </Table.Root>
  );
}

interface LineProps {
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
  readonly isSum?: boolean;
}

function Line({ name, amount, currency, isSum = false }: LineProps) {
  return (
    <Table.Row bg="transparent">
      <Table.ColumnHeader
        scope="row"
        ps="0"
        py="1.5"
        borderBottomWidth="0"
        fontWeight={isSum ? '600' : '400'}
        color={isSum ? 'fg' : 'fg.muted'}
      >
        {name}
      </Table.ColumnHeader>
      <Table.Cell pe="0" py="1.5" borderBottomWidth="0" textAlign="end" fontWeight={isSum ? '600' : '400'}>
        <Money amount={amount} currency={currency} />
      </Table.Cell>
    </Table.Row>
  );
}
