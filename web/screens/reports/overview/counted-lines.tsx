import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DateRange } from '../../../../shared/model/export.ts';
import type { Report } from '../../../../shared/model/report.ts';
import { sayFormLine } from '../../../../shared/text/form-words.ts';
import { formatPercent } from '../../../format/format.ts';
import { useMoney } from '../../../format/use-money.ts';
import { useText } from '../../../text/use-text.ts';
import { FigureCell, FigureLine, MoneyCell } from '../charts/figure-table.tsx';
import { asShown } from '../figures.ts';
import type { Row } from '../figures.ts';
import { rowsPath } from '../../../../shared/rows-path.ts';
import { SourceNote } from './source-note.tsx';

interface CountedLinesProps {
  readonly row: Row;
  readonly currency: string;
}

/** Below a line of the form: how much the law lets count of what is on it, and where that was read. */
export function CountedLines({
  row: { amount, counts, shares = [], parts = [] },
  currency,
}: CountedLinesProps) {
  const t = useText();
  const money = useMoney();
  const labelOf = (key: string) => parts.find((part) => part.key === key)?.label ?? key;
  const ruled = shares.reduce((sum, share) => sum + share.amount, 0);
  const isLineOfWhatCounts = ruled !== amount && shares.some(({ restOn }) => restOn === undefined);
  return (
    <>
      {shares.map((share) => (
        <CountedLine
          key={share.of.join()}
          amount={share.counts}
          currency={currency}
          name={t('reports.taxForm.counts', {
            of: share.of.map(labelOf).join(', '),
            percent: formatPercent(share.percent),
          })}
          note={
            <>
              <SourceNote taxYear={share.taxYear} source={share.source} />
              {'. '}
              {share.restOn !== undefined &&
                t('reports.taxForm.rest', {
                  amount: money(asShown(share.amount - share.counts, 'expense'), currency),
                  place: sayFormLine({ code: share.restOn, label: '' }).place,
                })}
            </>
          }
        />
      ))}
      {isLineOfWhatCounts && counts !== undefined && (
        <CountedLine amount={counts} currency={currency} name={t('reports.taxForm.lineCounts')} />
      )}
    </>
  );
}

interface CountedLineProps {
  readonly name: string;
  readonly note?: ReactNode;
  readonly amount: number;
  readonly currency: string;
}

function CountedLine({ name, note, amount, currency }: CountedLineProps) {
  return (
    <FigureLine
      isPart
      name={
        <>
          {name}
          {note !== undefined && (
            <Text as="span" display="block" textStyle="xs" fontWeight="400">
              {note}
            </Text>
          )}
        </>
      }
    >
      <FigureCell>{null}</FigureCell>
      <MoneyCell amount={asShown(amount, 'expense')} currency={currency} />
    </FigureLine>
  );
}

interface FormFiguresProps {
  readonly form: NonNullable<Report['form']>;
  readonly currency: string;
  readonly days: DateRange;
}

/** What the lines of the form come to by what counts, and what is personal and in none of them. */
export function FormFigures({
  form: { profit, personal, leftOut, claimed },
  currency,
  days,
}: FormFiguresProps) {
  const t = useText();
  const money = useMoney();
  const allowance = claimed ?? leftOut;
  const left = asShown(personal, 'expense');
  const name = t('reports.taxForm.personal');
  return (
    <>
      <FigureLine
        isTotal
        name={
          <>
            {t('reports.taxForm.profit')}
            {allowance && (
              <Text textStyle="xs" color="fg.muted" fontWeight="400" maxW="60ch">
                {t(`reports.taxForm.${claimed ? 'claimed' : 'leftOut'}`, {
                  amount: money(asShown(allowance.amount, 'expense'), currency),
                  place: sayFormLine({ code: allowance.formLine, label: '' }).place,
                })}
              </Text>
            )}
          </>
        }
      >
        <FigureCell>{null}</FigureCell>
        <MoneyCell amount={profit} currency={currency} />
      </FigureLine>
      {personal !== 0 && (
        <FigureLine name={name}>
          <FigureCell>{null}</FigureCell>
          <MoneyCell
            amount={left}
            currency={currency}
            to={rowsPath({ use: 'personal', ...days })}
            label={t('reports.rowSays', { name, amount: money(left, currency) })}
          />
        </FigureLine>
      )}
    </>
  );
}
