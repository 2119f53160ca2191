import { Link as RouterLink } from 'react-router-dom';
import type { ListedTransaction } from '../../../../shared/model/transaction.ts';
import { receiptPath } from '../../../../shared/paths.ts';
import { wantsCategory } from '../../../../shared/wants-category.ts';
import { categoryOf } from '../../../features/entry/category-of.ts';
import { directionOf } from '../../../kit/money.tsx';
import { iconClass } from './row-icons.ts';
import type { RowTools } from './row-tools.ts';
import { opensEntry } from './use-row-keys.ts';

interface RowPartProps {
  readonly row: ListedTransaction;
  readonly tools: RowTools;
}

interface WrittenProps extends RowPartProps {
  /** Begins to write it where it stands. */
  readonly onBegin: () => void;
}

/** Its category, to be chosen anew by a click; the one that is offered, or that it wants one. */
export function RowCategory({ row, tools: { t, labelOf, canEdit, accept }, onBegin }: WrittenProps) {
  const { suggestedCategory: offer, description } = row;
  if (offer) {
    const category = labelOf(offer.category);
    return (
      <button
        type="button"
        className="accept"
        disabled={!canEdit}
        title={offer.reason}
        aria-label={t('categories.accept', { category, description })}
        onClick={() => accept(row)}
      >
        <span className={iconClass('accept')} />
        <span className="cut">{t('categories.offered', { category })}</span>
      </button>
    );
  }
  const isWanted = wantsCategory(row);
  const category = categoryOf(row, { t, labelOf });
  const badge = isWanted ? (
    <span className="badge-waiting">
      <span className={iconClass('waiting')} />
      {category}
    </span>
  ) : (
    <span className="badge" title={row.assumed?.reason}>
      <span className="cut">
        {category}
        {row.assumed ? ` · ${t('categories.assumedMark')}` : ''}
      </span>
    </span>
  );
  if (!canEdit || row.kind === 'transfer') return badge;
  return (
    <button
      type="button"
      className="choose"
      aria-label={t('transactions.changeCategory', { category, description })}
      onClick={onBegin}
    >
      {badge}
    </button>
  );
}

/** What it is: opens it with all that belongs to it; F2 or the sign beside it renames it. Its badge opens the document. */
export function RowDescription({ row, tools: { t, open, canEdit, isAsked }, onBegin }: WrittenProps) {
  const { description } = row;
  return (
    <div className="name">
      <button
        type="button"
        className="open"
        title={description}
        aria-label={t('entry.panel.open', { description })}
        aria-keyshortcuts={canEdit ? 'F2' : undefined}
        {...opensEntry}
        onClick={() => open(row)}
      >
        {description}
      </button>
      {canEdit && (
        <button
          type="button"
          className="rename"
          tabIndex={-1}
          aria-label={t('transactions.rename', { description })}
          onClick={onBegin}
        >
          <span className={iconClass('rename')} />
        </button>
      )}
      {isAsked(row) && (
        <span className="asked-mark" role="img" aria-label={t('questions.mark')} title={t('questions.mark')}>
          <span className={iconClass('asked')} />
        </span>
      )}
      {row.receiptId !== null && (
        <RouterLink
          to={receiptPath(row.receiptId)}
          className="badge-good"
          aria-label={t('transactions.openMatched', { description })}
        >
          <span className={iconClass('matched')} />
          {t('transactions.matchedBadge')}
        </RouterLink>
      )}
    </div>
  );
}

/** Its day, as the organization writes days. */
export function RowDay({ row: { date }, tools: { dayOf } }: RowPartProps) {
  return (
    <time className="row-day" dateTime={date}>
      {dayOf(date)}
    </time>
  );
}

/** How much was received or spent. */
export function RowAmount({ row: { amount, currency }, tools: { t, money } }: RowPartProps) {
  const direction = directionOf(amount);
  return (
    <span className={amount > 0 ? 'money money-in' : 'money'}>
      {direction && <span className="spoken">{t(direction)} </span>}
      {money(amount, currency, 'always')}
    </span>
  );
}

/** What of it counts in the box of the return that the list is of. */
export function RowCounted({ row: { counted }, tools: { t, money, home } }: RowPartProps) {
  if (counted === undefined) return null;
  return (
    <div className="row-balance">
      <span className="money">{t('transactions.inBoxOf', { amount: money(counted, home) })}</span>
    </div>
  );
}

/** What its account holds after it; nothing where that moves in another currency. */
export function RowBalance({ row: { balance, currency }, tools: { t, money } }: RowPartProps) {
  if (balance === undefined) return <div />;
  return (
    <div className="row-balance">
      <span className="spoken">{t('transactions.balance')} </span>
      <span className="money">{money(balance, currency)}</span>
    </div>
  );
}

/** What can be done with it: of a closed one a copy of another day alone. */
export function RowActions({
  row,
  tools: { t, canEdit, isClosed, mayRemove, edit, copy, remove },
}: RowPartProps) {
  const { description, date } = row;
  const isOpen = !isClosed(date);
  if (!canEdit && isOpen) return <span />;
  return (
    <div className="row-actions">
      {isOpen ? (
        <RowAction label={t('transactions.edit', { description })} icon="edit" onAct={() => edit(row)} />
      ) : (
        <ClosedMark label={t('closing.row', { description })} />
      )}
      {canEdit && (
        <RowAction label={t('transactions.duplicate', { description })} icon="copy" onAct={() => copy(row)} />
      )}
      {isOpen && mayRemove(row) && (
        <RowAction
          label={t('transactions.remove', { description })}
          icon="remove"
          onAct={() => remove(row)}
        />
      )}
    </div>
  );
}

function ClosedMark({ label }: { readonly label: string }) {
  return (
    <span className="closed-mark" role="img" aria-label={label} title={label}>
      <span className={iconClass('closed')} />
    </span>
  );
}

interface RowActionProps {
  readonly label: string;
  readonly icon: Parameters<typeof iconClass>[0];
  readonly onAct: () => void;
}

function RowAction({ label, icon, onAct }: RowActionProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onAct}>
      <span className={iconClass(icon)} />
    </button>
  );
}
