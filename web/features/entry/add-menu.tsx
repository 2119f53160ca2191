import { Button } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { LuChevronDown, LuFileUp, LuPlus } from 'react-icons/lu';
import { useNavigate } from 'react-router-dom';
import { newRecurringPath, paths } from '../../../shared/paths.ts';
import { useCan } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { AddMenuList } from './later-add-menu-list.ts';

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
  const buttonId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const take = (what: string) => {
    if (what === 'receipt') void go(paths.receipts);
    else if (what === 'recurring') void go(newRecurringPath);
    else onAdd(what === 'income' ? 'income' : 'expense');
  };
  return (
    <>
      {canImport && !isMenuOnly && (
        <Button colorPalette="ember" onClick={onImport}>
          <LuFileUp aria-hidden="true" /> {t('transactions.importStatement')}
        </Button>
      )}
      {(canEdit || canImport) && (
        <>
          <Button
            id={buttonId}
            variant="outline"
            aria-haspopup="menu"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setIsOpen(true);
            }}
          >
            <LuPlus aria-hidden="true" /> {t('entry.add')} <LuChevronDown aria-hidden="true" />
          </Button>
          <AddMenuList buttonId={buttonId} isOpen={isOpen} onTake={take} onClose={() => setIsOpen(false)} />
        </>
      )}
    </>
  );
}
