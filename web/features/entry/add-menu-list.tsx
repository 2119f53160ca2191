import { LuMinus, LuPlus, LuReceipt, LuRepeat } from 'react-icons/lu';
import { useCan } from '../../auth/me-context.ts';
import { MenuList } from '../../kit/menu-list.tsx';
import type { MenuPlace } from '../../kit/menu-list.tsx';
import { useText } from '../../text/use-text.ts';

interface AddMenuListProps extends MenuPlace {
  readonly onTake: (what: string) => void;
}

/** What one may add by hand, for those who may. */
export function AddMenuList(props: AddMenuListProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const canImport = useCan('canImport');
  const entries = [
    { value: 'expense', label: t('entry.addExpense'), Icon: LuMinus },
    { value: 'income', label: t('entry.addIncome'), Icon: LuPlus },
    { value: 'recurring', label: t('recurring.create'), Icon: LuRepeat },
  ];
  const receipts = { value: 'receipt', label: t('entry.addReceipts'), Icon: LuReceipt };
  return <MenuList {...props} choices={[...(canEdit ? entries : []), ...(canImport ? [receipts] : [])]} />;
}
