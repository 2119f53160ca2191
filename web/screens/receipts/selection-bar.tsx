import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { LuTrash2, LuX } from 'react-icons/lu';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useMayRemove } from '../../auth/me-context.ts';
import { useCategories } from '../../features/category/categories.ts';
import { CategoryChoice } from '../../features/category/category-choice.tsx';
import { useText } from '../../text/use-text.ts';
import { UPPER_ROOM } from '../../theme/upper-room.ts';
import type { ReceiptActions } from './use-receipt-actions.ts';

interface SelectionBarProps {
  readonly selected: readonly Receipt[];
  readonly actions: ReceiptActions;
  readonly onDone: () => void;
}

/** What can be done with the documents chosen; stays in view while one scrolls. */
export function SelectionBar({ selected, actions, onDone }: SelectionBarProps) {
  const t = useText();
  const { all } = useCategories();
  const mayRemove = useMayRemove();
  if (selected.length === 0) return null;
  const finish = (work: Promise<void>) => void work.then(onDone);
  return (
    <Flex
      role="toolbar"
      aria-label={t('receipts.selected', { count: selected.length })}
      position="sticky"
      top={`calc(4rem + ${UPPER_ROOM})`}
      zIndex="docked"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="md"
      px="4"
      py="2.5"
      gap="3"
      align="center"
      wrap="wrap"
    >
      <Text fontWeight="550" aria-live="polite">
        {t('receipts.selected', { count: selected.length })}
      </Text>
      <Box w="52">
        <CategoryChoice
          size="sm"
          aria-label={t('receipts.setCategory')}
          categories={all}
          none={t('receipts.setCategory')}
          value=""
          onChange={(category) => category !== '' && finish(actions.categorise(selected, category))}
        />
      </Box>
      {selected.every(mayRemove) && (
        <Button size="sm" variant="outline" onClick={() => finish(actions.archive(selected))}>
          <LuTrash2 aria-hidden="true" /> {t('receipts.deleteSelected')}
        </Button>
      )}
      <Button size="sm" variant="ghost" ml="auto" onClick={onDone}>
        <LuX aria-hidden="true" /> {t('receipts.selectNone')}
      </Button>
    </Flex>
  );
}
