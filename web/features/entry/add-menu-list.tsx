import { Menu, Portal } from '@chakra-ui/react';
import { LuMinus, LuPlus, LuReceipt, LuRepeat } from 'react-icons/lu';
import { useCan } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';

export interface AddMenuListProps {
  /** The id of the button that opens it: there it stands, and there the focus goes back to. */
  readonly buttonId: string;
  readonly isOpen: boolean;
  readonly onTake: (what: string) => void;
  readonly onClose: () => void;
}

/** What one may add by hand, for those who may. */
export function AddMenuList({ buttonId, isOpen, onTake, onClose }: AddMenuListProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const canImport = useCan('canImport');
  if (!isOpen) return null;
  return (
    // Not told when to close: it would give the focus back only after a dialog has taken it, which then closes.
    <Menu.Root
      defaultOpen
      ids={{ trigger: buttonId }}
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => onTake(value)}
      onOpenChange={({ open }) => open || onClose()}
    >
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
                <Menu.Item value="recurring" py="2">
                  <LuRepeat aria-hidden="true" /> {t('recurring.create')}
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
  );
}
