import { Box, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuChevronDown, LuFileUp, LuPlus } from 'react-icons/lu';
import { useNavigate } from 'react-router-dom';
import { newRecurringPath, paths } from '../../../shared/paths.ts';
import { useCan } from '../../auth/me-context.ts';
import { MenuOpener } from '../../kit/menu-opener.tsx';
import { useText } from '../../text/use-text.ts';
import { AddMenuList } from './later-add-menu-list.ts';

interface AddMenuProps {
  readonly onAdd: (kind: 'income' | 'expense') => void;
  readonly onImport: () => void;
  /** Where the importing button stands elsewhere on the screen. */
  readonly isMenuOnly?: boolean;
  /** Whether the importing button is to stand here is not known yet: its place is kept. */
  readonly isPlaceKept?: boolean;
}

/** How books are filled: a statement first of all, anything else from one menu; each only for those who may. */
export function AddMenu({ onAdd, onImport, isMenuOnly = false, isPlaceKept = false }: AddMenuProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const canImport = useCan('canImport');
  const go = useNavigate();
  const take = (what: string) => {
    if (what === 'receipt') void go(paths.receipts);
    else if (what === 'recurring') void go(newRecurringPath);
    else onAdd(what === 'income' ? 'income' : 'expense');
  };
  return (
    <>
      {canImport && !isMenuOnly && (
        <Button colorPalette="ember" visibility={isPlaceKept ? 'hidden' : undefined} onClick={onImport}>
          <WithRoom icon={<LuFileUp aria-hidden="true" />} /> {t('transactions.importStatement')}
        </Button>
      )}
      {(canEdit || canImport) && (
        <MenuOpener menu={(place) => <AddMenuList {...place} onTake={take} />}>
          <WithRoom icon={<LuPlus aria-hidden="true" />} /> {t('entry.add')}{' '}
          <LuChevronDown aria-hidden="true" />
        </MenuOpener>
      )}
    </>
  );
}

/** Not on a phone, where the buttons stand on one line also in French, with the menu beside them. */
function WithRoom({ icon }: { icon: ReactNode }) {
  return (
    <Box as="span" display={{ base: 'none', sm: 'contents' }}>
      {icon}
    </Box>
  );
}
