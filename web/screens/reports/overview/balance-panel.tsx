import { Stack, Text } from '@chakra-ui/react';
import { addDays } from '../../../../shared/civil-date.ts';
import type { SideOf } from '../../../../shared/countries/category-sides.ts';
import type { DateRange } from '../../../../shared/model/export.ts';
import type {
  AccountMovement,
  TrialBalance,
  TrialBalanceLine,
} from '../../../../shared/model/trial-balance.ts';
import { useTrialBalance } from '../../../api/reports.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { useMoney } from '../../../format/use-money.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';
import { FigureCell, FigureLine, FigureTable, MoneyCell } from '../charts/figure-table.tsx';
import { entriesOfRow } from '../figures.ts';
import { rowsPath } from '../../../../shared/rows-path.ts';
import type { BalanceType } from '../use-report-view.ts';

type Currency = TrialBalance['currencies'][number];

interface BalancePanelProps {
  readonly type: BalanceType;
  readonly days: DateRange;
}

/** The ledger's accounts or the trial balance of some days, a table for each currency; each figure leads to its entries. */
export function BalancePanel({ type, days }: BalancePanelProps) {
  const t = useText();
  const Body = type === 'trial-balance' ? TrialBalanceTable : AccountsTable;
  return (
    <Panel title={t(`reports.types.${type}`)}>
      <Loaded
        query={useTrialBalance(days)}
        errorTitle={t('reports.loadFailed')}
        isEmpty={({ currencies }) => currencies.length === 0}
        empty={<Text color="fg.muted">{t('reports.balance.none')}</Text>}
      >
        {({ currencies }) => (
          <Stack gap="8">
            {currencies.map((one) => (
              <Body
                key={one.currency}
                of={one}
                days={days}
                label={
                  currencies.length > 1
                    ? `${t(`reports.types.${type}`)}, ${one.currency}`
                    : t(`reports.types.${type}`)
                }
              />
            ))}
            <Text textStyle="xs" color="fg.muted" maxW="75ch">
              {t(currencies.length > 1 ? 'reports.balance.noteOfSeveral' : 'reports.balance.note')}
            </Text>
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

interface TableProps {
  readonly of: Currency;
  readonly days: DateRange;
  readonly label: string;
}

const movements = [
  ['income', { kind: 'income' }],
  ['expenses', { kind: 'expense' }],
  ['transfers', { kind: 'transfer' }],
  ['personal', { use: 'personal' }],
] as const satisfies readonly (readonly [keyof AccountMovement, object])[];

/** What each account held before, what moved it, what it holds after. */
function AccountsTable({ of: { currency, accounts }, days: { from, to }, label }: TableProps) {
  const t = useText();
  const money = useMoney();
  const shown = movements.filter(
    ([name]) => name !== 'personal' || accounts.some(({ personal }) => personal !== 0),
  );
  const held = accounts.filter(({ opening, closing, count }) => opening !== 0 || closing !== 0 || count > 0);
  const titles = ['opening', ...shown.map(([name]) => name), 'closing'] as const;
  return (
    <FigureTable
      label={label}
      titles={[t('reports.balance.account'), ...titles.map((name) => t(`reports.balance.${name}`))]}
    >
      {held.map((account) => {
        const { accountId, opening, closing } = account;
        const cell = (name: (typeof titles)[number], amount: number, address: object) => (
          <MoneyCell
            key={name}
            amount={amount}
            currency={currency}
            to={rowsPath({ account: accountId, ...address })}
            label={`${account.label}, ${t(`reports.balance.${name}`)}: ${money(amount, currency)}`}
          />
        );
        return (
          <FigureLine key={accountId} name={account.label}>
            {cell('opening', opening, { to: addDays(from, -1) })}
            {shown.map(([name, address]) => cell(name, account[name], { ...address, from, to }))}
            {cell('closing', closing, { to })}
          </FigureLine>
        );
      })}
    </FigureTable>
  );
}

/** Every balance on its side, and that both sides come to the same. */
function TrialBalanceTable({ of: { currency, lines, total }, days, label }: TableProps) {
  const t = useText();
  const money = useMoney();
  const { sideOf } = useCategories();
  const sides = ['debit', 'credit'] as const;
  return (
    <FigureTable
      label={label}
      titles={[t('reports.balance.line'), ...sides.map((side) => t(`reports.balance.${side}`))]}
    >
      {lines.map((line) => (
        <FigureLine key={line.key} name={line.label}>
          {sides.map((side) =>
            line[side] === 0 ? (
              <FigureCell key={side}>{null}</FigureCell>
            ) : (
              <MoneyCell
                key={side}
                amount={line[side]}
                currency={currency}
                to={entriesOf(line, days, sideOf)}
                label={`${line.label}, ${t(`reports.balance.${side}`)}: ${money(line[side], currency)}`}
              />
            ),
          )}
        </FigureLine>
      ))}
      <FigureLine isTotal name={t('reports.balance.total')}>
        {sides.map((side) => (
          <MoneyCell key={side} amount={total} currency={currency} />
        ))}
      </FigureLine>
    </FigureTable>
  );
}

const ACCOUNT = 'account:';

/** Where the entries are that make a line; what accounts began with was no entry. */
function entriesOf({ key }: TrialBalanceLine, { from, to }: DateRange, sideOf: SideOf): string | undefined {
  switch (key) {
    case 'opening':
      return undefined;
    case 'earlier':
      return rowsPath({ to: addDays(from, -1) });
    case 'transfers':
      return rowsPath({ kind: 'transfer', to });
    case 'personal':
      return rowsPath({ use: 'personal', to });
  }
  return key.startsWith(ACCOUNT)
    ? rowsPath({ account: key.slice(ACCOUNT.length), to })
    : rowsPath({ ...entriesOfRow(key, sideOf), from, to });
}
