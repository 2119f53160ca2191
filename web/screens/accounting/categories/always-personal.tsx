import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useAlike } from '../../../api/categories.ts';
import { RuleDialog } from '../rules/rule-dialog.tsx';

interface AlwaysPersonalProps {
  /** An entry of the vendor whose entries are all personal, these and those to come. */
  readonly row: Transaction;
  readonly onClose: () => void;
}

/** Makes the rule that a vendor's entries are personal, with the words by which the vendor is known. */
export function AlwaysPersonal({ row, onClose }: AlwaysPersonalProps) {
  const { data, isError } = useAlike(row.id, row.categoryId);
  // Where the words can't be loaded, the bank's own stand to be shortened.
  const text = data?.text ?? (isError ? row.description : undefined);
  if (text === undefined) return null;
  const direction = row.amount > 0 ? ('in' as const) : ('out' as const);
  return (
    <RuleDialog
      rule={undefined}
      wish={{ conditions: { text, direction }, effect: { use: 'personal' } }}
      onClose={onClose}
    />
  );
}
