import { Button, Menu, Portal } from '@chakra-ui/react';
import { LuChevronDown, LuFileUp, LuMinus, LuPlus, LuReceipt } from 'react-icons/lu';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useCan } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';

export interface AddMenuProps {
  readonly onAdd: (kind: 'income' | 'expense') => void;
  readonly onImport: () => void;
  /** Where the importing button stands elsewhere on the screen. */
  readonly isMenuOnly?: boolean;
}

/** How books are filled: a statement first of all, anything else from one menu; each only for those who may. */
export function AddMenu({ onAdd, onImport, isMenuOnly = false }: AddMenuProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const canImport = useCan('canImport');
  const go = useNavigate();
  const take = (value: string) => {
    if (value === 'receipt') void go(paths.receipts);
    else onAdd(value === 'income' ? 'income' : 'expense');
  };
  return (
    <>
      {canImport && !isMenuOnly && (
        <Button colorPalette="ember" onClick={onImport}>
          <LuFileUp aria-hidden="true" /> {t('transactions.importStatement')}
        </Button>
      )}
      {(canEdit || canImport) && (
        <Menu.Root onSelect={({ value }) => take(value)} positioning={{ placement: 'bottom-end' }}>
          <Menu.Trigger asChild>
            <Button variant="outline">
              <LuPlus aria-hidden="true" /> {t('entry.add')} <LuChevronDown aria-hidden="true" />
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content minW="12rem">
                {canEdit && (
                  <>
                    <Menu.Item value="expense" py="2">
                      <LuMinus aria-hidden="true" /> {t('entry.addExpense')}
                    </Menu.Item>
                    <Menu.Item value="income" py="2">
                      <LuPlus aria-hidden="true" /> {t('entry.addIncome')}
                    </Menu.Item>
                  </>
                )}
                {canImport && (
                  <Menu.Item value="receipt" py="2">
                    <LuReceipt aria-hidden="true" /> {t('entry.addReceipts')}
                  </Menu.Item>
                )}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
    </>
  );
}
