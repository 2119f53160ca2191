import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import type { DateRange } from '../../../../shared/model/export.ts';
import type { VendorTotals } from '../../../../shared/model/vendor-totals.ts';
import { entryPath } from '../../../../shared/paths.ts';
import { useVendorTotals } from '../../../api/reports.ts';
import { useDateFormat } from '../../../format/date-format.ts';
import { formatDay } from '../../../format/format.ts';
import { useMoney } from '../../../format/use-money.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useText } from '../../../text/use-text.ts';
import { FigureCell, FigureLine, FigureTable, MoneyCell } from '../charts/figure-table.tsx';
import { FoldButton } from './fold-button.tsx';
import { NoVendors, VendorNotes } from './vendor-notes.tsx';

/** Who was paid how much for work without being employed; each figure opens to the entries that make it. */
export function VendorPanel({ days }: { days: DateRange }) {
  const t = useText();
  return (
    <Panel title={t('reports.types.vendors')}>
      <Loaded
        query={useVendorTotals(days)}
        errorTitle={t('reports.loadFailed')}
        isEmpty={({ categories }) => categories.length === 0}
        empty={<NoVendors />}
      >
        {(totals) =>
          totals.vendors.length + totals.unconverted.length === 0 ? (
            <Text color="fg.muted">
              {t('reports.vendors.none', { categories: totals.categories.join(', ') })}
            </Text>
          ) : (
            <Vendors totals={totals} />
          )
        }
      </Loaded>
    </Panel>
  );
}

function Vendors({ totals }: { totals: VendorTotals }) {
  const t = useText();
  const { vendors, unconverted, currency, total, count, categories } = totals;
  const keys = [...vendors.map(({ key }) => key), ...unconverted.map((apart) => apart.currency)];
  const [open, setOpen] = useState<readonly string[]>([]);
  const isWhole = keys.every((key) => open.includes(key));
  const lineOf = (key: string) => ({
    isOpen: open.includes(key),
    onOpen: () => setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key]),
    withCategories: categories.length > 1,
  });
  return (
    <Stack gap="4">
      <FigureTable
        label={t('reports.types.vendors')}
        titles={[t('reports.vendors.name'), t('reports.rows.count'), t('reports.rows.amount')]}
      >
        {vendors.map((vendor) => (
          <VendorLines
            key={vendor.key}
            {...lineOf(vendor.key)}
            name={vendor.name ?? t('reports.vendors.unnamed')}
            note={
              vendor.name === null
                ? t('reports.vendors.unnamedHelp')
                : vendor.slips
                    .filter(({ form }) => vendor.forms.includes(form))
                    .map((slip) => <Reached key={slip.form} slip={slip} currency={currency} />)
            }
            figure={vendor}
            currency={currency}
          />
        ))}
        <FigureLine isTotal name={t('reports.vendors.total')}>
          <FigureCell>{count}</FigureCell>
          <MoneyCell amount={total} currency={currency} />
        </FigureLine>
        {unconverted.map((apart) => (
          <VendorLines
            key={apart.currency}
            {...lineOf(apart.currency)}
            name={t('reports.vendors.apart', { currency: apart.currency })}
            note={t('reports.vendors.apartHelp', { currency })}
            figure={apart}
            currency={apart.currency}
          />
        ))}
      </FigureTable>
      <Box _print={{ display: 'none' }}>
        <Button
          size="sm"
          variant="outline"
          aria-expanded={isWhole}
          onClick={() => setOpen(isWhole ? [] : keys)}
        >
          {t(isWhole ? 'reports.vendors.hideAll' : 'reports.vendors.showAll')}
        </Button>
      </Box>
      <VendorNotes totals={totals} />
    </Stack>
  );
}

interface ReachedProps {
  readonly slip: VendorTotals['vendors'][number]['slips'][number];
  readonly currency: string;
}

const Reached = ({ slip: { form, amount }, currency }: ReachedProps) => {
  const t = useText();
  const money = useMoney();
  return (
    <StatusBadge meaning="waiting">
      {t('reports.vendors.reached', { form, amount: money(amount, currency) })}
    </StatusBadge>
  );
};

interface VendorLinesProps {
  readonly name: string;
  readonly note: ReactNode;
  readonly figure: VendorTotals['unconverted'][number] | VendorTotals['vendors'][number];
  readonly currency: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Whether each entry says in which category it paid. */
  readonly withCategories: boolean;
}

/** A vendor with what it was paid and, once it is opened, each entry that did. */
function VendorLines({ name, note, figure, currency, isOpen, onOpen, withCategories }: VendorLinesProps) {
  const { amount, count, payments } = figure;
  return (
    <Fragment>
      <FigureLine
        name={
          <>
            <FoldButton isOpen={isOpen} onClick={onOpen}>
              {name}
            </FoldButton>
            <Box ps="5" textStyle="xs" color="fg.muted" fontWeight="400" maxW="60ch">
              {note}
            </Box>
          </>
        }
      >
        <FigureCell>{count}</FigureCell>
        <MoneyCell amount={amount} currency={currency} />
      </FigureLine>
      {isOpen &&
        payments.map((payment) => (
          <PaymentLine
            key={`${payment.id} ${payment.category}`}
            payment={payment}
            currency={currency}
            withCategory={withCategories}
          />
        ))}
    </Fragment>
  );
}

interface PaymentLineProps {
  readonly payment: VendorTotals['vendors'][number]['payments'][number];
  readonly currency: string;
  readonly withCategory: boolean;
}

function PaymentLine({ payment, currency, withCategory }: PaymentLineProps) {
  const t = useText();
  const money = useMoney();
  const dateFormat = useDateFormat();
  const { id, date, description, category, amount } = payment;
  return (
    <FigureLine
      isPart
      name={
        <Text as="span" overflowWrap="anywhere">
          <DateText day={date} /> · {description}
          {withCategory && ` · ${category}`}
        </Text>
      }
    >
      <FigureCell>{null}</FigureCell>
      <MoneyCell
        amount={amount}
        currency={currency}
        to={entryPath(id)}
        label={t('reports.pointSays', {
          series: description,
          when: formatDay(date, dateFormat),
          amount: money(amount, currency),
        })}
      />
    </FigureLine>
  );
}
