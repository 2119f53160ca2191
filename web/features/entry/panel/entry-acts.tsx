import { Button, Flex } from '@chakra-ui/react';
import { LuCopy, LuPencil, LuTrash2 } from 'react-icons/lu';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useCan, useMayRemove } from '../../../auth/me-context.ts';
import { useToday } from '../../../auth/today.ts';
import { useText } from '../../../text/use-text.ts';
import { useEntryActions } from '../use-entry-actions.ts';

interface EntryActsProps {
  readonly row: Transaction;
  readonly isClosed: boolean;
  /** What is changed is to be saved or left first. */
  readonly isChanged: boolean;
  /** Opens the dialog in which it is changed. */
  readonly onEdit: (row: Transaction) => void;
  /** It is gone. */
  readonly onRemoved: () => void;
}

/** What can be done with an entry as a whole, as in its row: of a closed one a copy of another day alone. */
export function EntryActs({ row, isClosed, isChanged, onEdit, onRemoved }: EntryActsProps) {
  const t = useText();
  const today = useToday();
  const canEdit = useCan('canEdit');
  const mayRemove = useMayRemove();
  const { duplicate, remove } = useEntryActions();
  const { description } = row;
  const copy = async () => {
    const made = await duplicate(row, today);
    if (made) onEdit(made);
  };
  const leave = async () => {
    if (await remove(row)) onRemoved();
  };
  if (!canEdit) return null;
  return (
    <Flex gap="2" wrap="wrap">
      {!isClosed && (
        <Button
          size="xs"
          variant="outline"
          disabled={isChanged}
          aria-label={t('transactions.edit', { description })}
          onClick={() => onEdit(row)}
        >
          <LuPencil aria-hidden="true" /> {t('entry.panel.edit')}
        </Button>
      )}
      <Button
        size="xs"
        variant="outline"
        disabled={isChanged}
        aria-label={t('transactions.duplicate', { description })}
        onClick={() => void copy()}
      >
        <LuCopy aria-hidden="true" /> {t('entry.panel.duplicate')}
      </Button>
      {!isClosed && mayRemove(row) && (
        <Button
          size="xs"
          variant="outline"
          disabled={isChanged}
          aria-label={t('transactions.remove', { description })}
          onClick={() => void leave()}
        >
          <LuTrash2 aria-hidden="true" /> {t('entry.panel.delete')}
        </Button>
      )}
    </Flex>
  );
}
