import { dueFrom } from '../../../shared/due-days.ts';
import type { RecurringSeries } from '../../../shared/model/entry-pair.ts';
import { useTransaction } from '../../api/ledger.ts';
import { useToday } from '../../auth/today.ts';
import { RecurringDialog } from './later-recurring-dialog.ts';
import { fieldAmount } from '../../format/typed.ts';

interface MakeRecurringProps {
  readonly series: RecurringSeries;
  readonly onClose: () => void;
}

/** Create Recurring with what was found in the entries: its newest one tells account and category, its rhythm the next day. */
export function MakeRecurring({ series, onClose }: MakeRecurringProps) {
  const today = useToday();
  const { data: newest, isPending } = useTransaction(series.transactionIds.at(-1));
  const { description, amount, frequency, lastDate } = series;
  const begun = {
    ...{ description, frequency },
    kind: amount < 0 ? ('expense' as const) : ('income' as const),
    amount: fieldAmount(Math.abs(amount), series.currency),
    nextDueDate: dueFrom({ firstDueDate: lastDate, frequency }, today) ?? '',
    cameOn: lastDate,
    accountLabel: newest?.accountId ?? '',
    category: newest && newest.categoryId !== newest.kind ? newest.categoryId : '',
  };
  return <RecurringDialog subject={isPending ? undefined : { begun }} onClose={onClose} />;
}
