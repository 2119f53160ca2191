import { memo } from 'react';
import type { ListedTransaction } from '../../../../shared/model/transaction.ts';
import { SplitLines } from '../../../features/entry/split-lines.tsx';
import { WorthLine } from '../../../features/entry/worth-line.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { CategoryField, DateField, DescriptionField } from './inline-fields.tsx';
import { iconClass } from './row-icons.ts';
import {
  RowActions,
  RowAmount,
  RowBalance,
  RowCategory,
  RowCounted,
  RowDay,
  RowDescription,
} from './row-parts.tsx';
import { RowTick } from './row-tick.tsx';
import type { RowTools } from './row-tools.ts';
import type { RowColumns } from './row-looks.ts';
import { useInlineField } from './use-inline-field.ts';

interface TransactionRowProps {
  readonly row: ListedTransaction;
  readonly tools: RowTools;
  /** Undefined for those who may change nothing. */
  readonly selection: Selection | undefined;
  readonly columns: RowColumns;
  /** Whether there is room for its columns. */
  readonly isWide: boolean;
  /** Whether it was just copied from another: its day is asked for at once. */
  readonly isFresh: boolean;
}

/**
 * One transaction: sign, description, badges, account, category, amount and what can be done with it; its day, where no heading says it. It
 * stays as it is while one scrolls.
 */
export const TransactionRow = memo(function TransactionRow({
  row,
  tools,
  selection,
  columns: { hasDate, hasBalance },
  isWide,
  isFresh,
}: TransactionRowProps) {
  const { t } = tools;
  const shownTools = tools.isClosed(row.date) ? { ...tools, canEdit: false } : tools;
  const { field, begin, place } = useInlineField(isFresh);
  const end = () => begin(undefined);
  const category =
    field === 'category' ? (
      <CategoryField row={row} onEnd={end} />
    ) : (
      <RowCategory row={row} tools={shownTools} onBegin={() => begin('category')} />
    );
  const isChosen = selection?.has(row.id) ?? false;
  return (
    <div
      ref={place}
      className="row"
      role="group"
      aria-label={row.description}
      data-row={row.id}
      data-chosen={isChosen ? '' : undefined}
    >
      <div className="row-head">
        {selection && (
          <RowTick
            label={t('transactions.select', { description: row.description })}
            isOn={isChosen}
            onToggle={(isRange) => selection.toggle(row.id, isRange)}
          />
        )}
        <span className={row.kind === 'income' ? 'sign sign-in' : 'sign'} aria-hidden="true">
          <span className={iconClass(row.kind)} />
        </span>
      </div>
      {hasDate && isWide && <RowDay row={row} tools={tools} />}
      <div className="row-main">
        {field === 'description' ? (
          <DescriptionField
            row={row}
            onEnd={end}
            onNext={() => begin(row.kind === 'transfer' ? undefined : 'category')}
          />
        ) : (
          <RowDescription row={row} tools={shownTools} onBegin={() => begin('description')} />
        )}
        {field === 'date' && <DateField row={row} onEnd={end} />}
        {/* What is not the business's stands in its category's place. */}
        {!row.use && <SplitLines row={row} />}
      </div>
      {isWide && (
        <>
          {!hasBalance && <div className="quiet cut">{row.accountLabel}</div>}
          <div className="row-main">{category}</div>
        </>
      )}
      <div className="row-amount">
        <RowAmount row={row} tools={tools} />
        <WorthLine row={row} />
        <RowCounted row={row} tools={tools} />
        {hasBalance && !isWide && <RowBalance row={row} tools={tools} />}
      </div>
      {!isWide && (
        <div className="row-second">
          {hasDate && <RowDay row={row} tools={tools} />}
          {category}
          {!hasBalance && <span className="cut">{row.accountLabel}</span>}
        </div>
      )}
      {hasBalance && isWide && <RowBalance row={row} tools={tools} />}
      <RowActions row={row} tools={tools} />
    </div>
  );
});
