import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import { formLinesOf, templateFor } from '../../../../shared/countries/index.ts';
import type { DateRange } from '../../../../shared/model/export.ts';
import type { Report, ReportType } from '../../../../shared/model/report.ts';
import type { EntryKind } from '../../../../shared/model/template.ts';
import { sayFact, sayFormLine } from '../../../../shared/text/form-words.ts';
import { useTableReport } from '../../../api/reports.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { useMoney } from '../../../format/use-money.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';
import { FigureCell, FigureLine, FigureTable, MoneyCell } from '../charts/figure-table.tsx';
import { asShown, entriesOfRow, subjectOf } from '../figures.ts';
import type { Row } from '../figures.ts';
import { rowsPath } from '../../../../shared/rows-path.ts';
import { CountedLines, FormFigures } from './counted-lines.tsx';
import { FormNotes } from './form-notes.tsx';

interface ReportTableProps {
  readonly type: ReportType;
  readonly days: DateRange;
}

/** A report's rows, each leading to the entries that make it, and what they add up to. */
export function ReportTable({ type, days }: ReportTableProps) {
  const t = useText();
  const report = useTableReport(type, days);
  return (
    <Panel title={t(`reports.types.${type}`)}>
      <Loaded query={report} errorTitle={t('reports.loadFailed')}>
        {(loaded) => (type === 'tax' ? <TaxForm report={loaded} /> : <Rows type={type} report={loaded} />)}
      </Loaded>
    </Panel>
  );
}

const groups = {
  'profit-loss': ['income', 'expense'],
  income: ['income'],
  expense: ['expense'],
  category: [undefined],
  tax: [],
} as const satisfies Record<ReportType, readonly (EntryKind | undefined)[]>;

function Rows({ type, report }: { type: ReportType; report: Report }) {
  const t = useText();
  const { rows, totals, currency, from, to } = report;
  const isOfBoth = type === 'profit-loss';
  const { sideOf } = useCategories();
  return (
    <FigureTable label={t(`reports.types.${type}`)} titles={titlesOf(t('reports.rows.name'), t)}>
      {groups[type].map((kind) => (
        <Fragment key={kind ?? 'both'}>
          {rows
            .filter(({ key }) => !isOfBoth || subjectOf(key).kind === kind)
            .map((row) => (
              <ReportLine
                key={row.key}
                row={row}
                kind={kind}
                currency={currency}
                to={rowsPath({
                  ...(kind === undefined
                    ? { category: row.key }
                    : entriesOfRow(isOfBoth ? row.key : `${kind}:${row.key}`, sideOf)),
                  from,
                  to,
                })}
              />
            ))}
          {kind !== undefined && (
            <TotalLine
              name={t(kind === 'income' ? 'reports.income' : 'reports.expenses')}
              amount={asShown(kind === 'income' ? totals.income : totals.expenses, kind)}
              currency={currency}
              to={rowsPath({ side: kind, from, to })}
            />
          )}
        </Fragment>
      ))}
      {(isOfBoth || type === 'category') && (
        <TotalLine
          name={t('reports.netProfit')}
          amount={totals.net}
          currency={currency}
          to={rowsPath({ from, to })}
        />
      )}
    </FigureTable>
  );
}

const titlesOf = (first: string, t: ReturnType<typeof useText>) => [
  first,
  t('reports.rows.count'),
  t('reports.rows.amount'),
];

interface LineProps {
  readonly row: Pick<Row, 'label' | 'amount' | 'count'>;
  /** As what its amount is shown. */
  readonly kind: EntryKind | undefined;
  readonly currency: string;
  readonly to?: string;
  readonly isPart?: boolean;
  /** Where on a form it stands. */
  readonly place?: string;
}

function ReportLine({ row: { label, amount, count }, kind, currency, to, isPart = false, place }: LineProps) {
  const t = useText();
  const money = useMoney();
  const shown = asShown(amount, kind);
  return (
    <FigureLine
      isPart={isPart}
      name={
        <>
          {label}
          {place !== undefined && (
            <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="400">
              {place}
            </Text>
          )}
        </>
      }
    >
      <FigureCell>{count}</FigureCell>
      <MoneyCell
        amount={shown}
        currency={currency}
        to={to}
        label={t('reports.rowSays', { name: label, amount: money(shown, currency) })}
      />
    </FigureLine>
  );
}

interface TotalLineProps {
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
  readonly to: string;
}

function TotalLine({ name, amount, currency, to }: TotalLineProps) {
  const t = useText();
  const money = useMoney();
  return (
    <FigureLine isTotal name={name}>
      <FigureCell>{null}</FigureCell>
      <MoneyCell
        amount={amount}
        currency={currency}
        to={to}
        label={t('reports.rowSays', { name, amount: money(amount, currency) })}
      />
    </FigureLine>
  );
}

/** The lines of the country's form, below each the categories that make it. */
function TaxForm({ report }: { report: Report }) {
  const t = useText();
  const { profile } = useSignedIn();
  const [isWhole, setWhole] = useState(false);
  const { sideOf } = useCategories();
  const { country, taxAuthorityInfo } = templateFor(profile.country, profile.profession);
  const lines = formLinesOf(country);
  const { rows, totals, form, currency, from, to } = report;
  const kindOf = (key: string): EntryKind =>
    lines.find(({ code }) => code === key)?.kind ?? (key === 'no-line:income' ? 'income' : 'expense');
  const partKeys = new Set(rows.flatMap(({ parts = [] }) => parts.map(({ key }) => key)));
  // What customers got back is on a line of its own on some forms.
  const entriesOfPart = (key: string) => {
    const { category } = subjectOf(key);
    const isOnTwoLines = partKeys.has(`income:${category}`) && partKeys.has(`expense:${category}`);
    return isOnTwoLines ? subjectOf(key) : entriesOfRow(key, sideOf);
  };
  const idle = rows.filter(({ count }) => count === 0);
  return (
    <Stack gap="4">
      <FigureTable label={t('reports.types.tax')} titles={titlesOf(t('reports.rows.line'), t)}>
        {(isWhole ? rows : rows.filter(({ count }) => count > 0)).map((row) => (
          <Fragment key={row.key}>
            <ReportLine
              row={row}
              kind={kindOf(row.key)}
              currency={currency}
              {...(row.key.startsWith('no-line:')
                ? {}
                : { place: sayFormLine({ code: row.key, label: row.label }).place })}
            />
            {row.parts?.map((part) => (
              <ReportLine
                key={part.key}
                isPart
                row={part}
                kind={kindOf(row.key)}
                currency={currency}
                to={rowsPath({ ...entriesOfPart(part.key), from, to })}
              />
            ))}
            <CountedLines row={row} currency={currency} />
          </Fragment>
        ))}
        <TotalLine
          name={t('reports.netProfit')}
          amount={totals.net}
          currency={currency}
          to={rowsPath({ from, to })}
        />
        {form && <FormFigures form={form} currency={currency} days={{ from, to }} />}
      </FigureTable>
      {idle.length > 0 && (
        <Box _print={{ display: 'none' }}>
          <Button size="sm" variant="outline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('reports.rows.hideEmpty') : t('reports.rows.emptyLines', { count: idle.length })}
          </Button>
        </Box>
      )}
      <FormNotes report={report} />
      <Text textStyle="xs" color="fg.muted" maxW="75ch">
        {t('reports.taxNote', {
          form: taxAuthorityInfo.form,
          authority: sayFact(taxAuthorityInfo.authority),
        })}{' '}
        {sayFact(taxAuthorityInfo.filers)} {t('reports.taxForm.profitNote')}
      </Text>
    </Stack>
  );
}
