import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useAskedAbout } from '../../../api/questions.ts';
import { useCan, useMayRemove, useSignedIn } from '../../../auth/me-context.ts';
import { useCategories } from '../../../features/category/categories.ts';
import type { Categories } from '../../../features/category/categories.ts';
import { useIsClosed } from '../../../features/closing/use-is-closed.ts';
import { useEntryActions } from '../../../features/entry/use-entry-actions.ts';
import { useDateFormat } from '../../../format/date-format.ts';
import { formatDay } from '../../../format/format.ts';
import { useMoney } from '../../../format/use-money.ts';
import { useText } from '../../../text/use-text.ts';
import type { Translate } from '../../../text/translator.ts';

/** What every row of a list writes with and can ask for: got once for all of them, since there are thousands. */
export interface RowTools {
  readonly t: Translate;
  readonly money: ReturnType<typeof useMoney>;
  readonly dayOf: (day: string) => string;
  /** The currency of the books. */
  readonly home: string;
  readonly labelOf: Categories['labelOf'];
  readonly canEdit: boolean;
  /** Whether a day lies in a closed period, of which nothing is written or removed. */
  readonly isClosed: (day: string) => boolean;
  /** Whether a question about an entry is open. */
  readonly isAsked: (row: Pick<Transaction, 'id'>) => boolean;
  readonly mayRemove: ReturnType<typeof useMayRemove>;
  /** Takes the category that is offered for an entry. */
  readonly accept: (row: Transaction) => void;
  readonly remove: (row: Transaction) => void;
  readonly open: (row: Transaction) => void;
  readonly edit: (row: Transaction) => void;
  readonly copy: (row: Transaction) => void;
}

/** The tools of a list's rows; what leads away from the list comes from it. */
export function useRowTools(ways: Pick<RowTools, 'open' | 'edit' | 'copy'>): RowTools {
  const { labelOf } = useCategories();
  const { change, remove } = useEntryActions();
  const format = useDateFormat();
  const asked = useAskedAbout();
  return {
    t: useText(),
    money: useMoney(),
    dayOf: (day) => formatDay(day, format),
    home: useSignedIn().organization.currency,
    labelOf,
    canEdit: useCan('canEdit'),
    isClosed: useIsClosed(),
    isAsked: ({ id }) => asked.has(id),
    mayRemove: useMayRemove(),
    accept: (row) => {
      if (row.suggestedCategory) void change(row, { category: row.suggestedCategory.categoryId });
    },
    remove: (row) => void remove(row),
    ...ways,
  };
}
