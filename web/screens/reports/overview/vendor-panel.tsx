import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import type { DateRange } from '../../../../shared/model/export.ts';
import type { VendorTotals } from '../../../../shared/model/vendor-totals.ts';
import { entryPath } from '../../../../shared/paths.ts';
import { rowsPath } from '../../../../shared/rows-path.ts';
import { useVendorTotals } from '../../../api/reports.ts';
import { useDateFormat } from '../../../format/date-format.ts';
import { formatDay } from '../../../format/format.ts';
import { useMoney } from '../../../format/use-money.ts';
import { Choice } from '../../../kit/choice.tsx';
import { DateText } from '../../../kit/date-text.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useAddress } from '../../../kit/use-address.ts';
import { useText } from '../../../text/use-text.ts';
import { FigureCell, FigureLine, FigureTable, MoneyCell } from '../charts/figure-table.tsx';
import { FoldButton } from './fold-button.tsx';
import { NoVendors, VendorNotes } from './vendor-notes.tsx';

/** What was spent at each vendor, or who was paid for work without being employed; each figure opens to the entries that make it. */
export function VendorPanel({ days }: { days: DateRange }) {
  const t = useText();
  const [search, change] = useAddress();
  const view = search.get('vendors') === 'contractors' ? 'contractors' : 'spending';
  return (
    <Panel
      title={t('reports.types.vendors')}
      aside={
        <Box maxW="16rem" flex="1">
          <Choice
            aria-label={t('reports.vendors.view')}
            value={view}
            onChange={({ target }) => change({ vendors: target.value === 'contractors' ? target.value : '' })}
          >
            <option value="spending">{t('reports.vendors.views.spending')}</option>
            <option value="contractors">{t('reports.vendors.views.contractors')}</option>
          </Choice>
        </Box>
      }
    >
      {view === 'spending' ? <Spending days={days} /> : <Contractors days={days} />}
    </Panel>
  );
}

function Spending({ days }: { days: DateRange }) {
  const t = useText();
  return (
    <Loaded
      query={useVendorTotals(days, 'spending')}
      errorTitle={t('reports.loadFailed')}
      isEmpty={isNothing}
      empty={<Text color="fg.muted">{t('reports.vendors.nothingSpent')}</Text>}
    >
      {(totals) => (
        <Stack gap="4">
          <Vendors totals={totals} totalTo={rowsPath({ side: 'expense', ...days })} />
          <Text textStyle="xs" color="fg.muted" maxW="75ch">
            {t('reports.vendors.spendingNote')}
          </Text>
        </Stack>
      )}
    </Loaded>
  );
}

const isNothing = ({ vendors, unconverted }: VendorTotals) => vendors.length + unconverted.length === 0;

function Contractors({ days }: { days: DateRange }) {
  const t = useText();
  return (
    <Loaded
      query={useVendorTotals(days, 'contractors')}
      errorTitle={t('reports.loadFailed')}
      isEmpty={({ categories }) => categories.length === 0}
      empty={<NoVendors />}
    >
      {(totals) =>
        isNothing(totals) ? (
          <Text color="fg.muted">
            {t('reports.vendors.none', { categories: totals.categories.join(', ') })}
          </Text>
        ) : (
          <Stack gap="4">
            <Vendors totals={totals} />
            <VendorNotes totals={totals} />
          </Stack>
        )
      }
    </Loaded>
  );
}

/** So many vendors are shown before the others are asked for. */
const SHOWN_FIRST = 25;

interface VendorsProps {
  readonly totals: VendorTotals;
  /** Where the entries are that make the total. */
  readonly totalTo?: string;
}

function Vendors({ totals, totalTo }: VendorsProps) {
  const t = useText();
  const { vendors, others, unconverted, currency, total, count, categories } = totals;
  const figures = [...vendors, ...unconverted.map((apart) => ({ ...apart, key: apart.currency }))];
  const keys = figures.filter(({ payments }) => payments.length > 0).map(({ key }) => key);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [isLong, setLong] = useState(vendors.length <= SHOWN_FIRST);
  const isWhole = keys.every((key) => open.includes(key));
  const lineOf = (key: string) => ({
    isOpen: open.includes(key),
    onOpen: () => setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key]),
    withCategories: categories.length !== 1,
  });
  const showAll = () => {
    setLong(true);
    setOpen(isWhole ? [] : keys);
  };
  return (
    <Stack gap="4">
      <FigureTable
        label={t('reports.types.vendors')}
        titles={[t('reports.vendors.name'), t('reports.rows.count'), t('reports.rows.amount')]}
      >
        {(isLong ? vendors : vendors.slice(0, SHOWN_FIRST)).map((vendor) => (
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
        {!isLong && (
          <FigureLine
            name={
              <Button size="sm" variant="outline" onClick={() => setLong(true)}>
                {t('reports.vendors.more', { count: vendors.length - SHOWN_FIRST })}
              </Button>
            }
          >
            <FigureCell>{null}</FigureCell>
            <FigureCell>{null}</FigureCell>
          </FigureLine>
        )}
        {others && (
          <FigureLine name={t('reports.vendors.others', { count: others.vendors })}>
            <FigureCell>{others.count}</FigureCell>
            <MoneyCell amount={others.amount} currency={currency} />
          </FigureLine>
        )}
        <FigureLine isTotal name={t('reports.vendors.total')}>
          <FigureCell>{count}</FigureCell>
          <MoneyCell amount={total} currency={currency} to={totalTo} />
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
      {keys.length > 0 && (
        <Box _print={{ display: 'none' }}>
          <Button size="sm" variant="outline" aria-expanded={isWhole} onClick={showAll}>
            {t(isWhole ? 'reports.vendors.hideAll' : 'reports.vendors.showAll')}
          </Button>
        </Box>
      )}
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
            {payments.length > 0 ? (
              <FoldButton isOpen={isOpen} onClick={onOpen}>
                {name}
              </FoldButton>
            ) : (
              <Text overflowWrap="anywhere">{name}</Text>
            )}
            <Box
              ps={payments.length > 0 ? '5' : '0'}
              textStyle="xs"
              color="fg.muted"
              fontWeight="400"
              maxW="60ch"
            >
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
