import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Ref } from 'react';
import { LuX } from 'react-icons/lu';
import type { TransactionFilter } from '../../../../shared/model/transaction-filter.ts';
import { useCan, useMayRemove } from '../../../auth/me-context.ts';
import { useText } from '../../../text/use-text.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { ListedAct } from './bulk-dialog.tsx';
import { useBulkActions } from './use-bulk-actions.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  readonly selection: Selection;
  readonly filter: TransactionFilter;
  /** Whether the list goes on behind what is here. */
  readonly hasMore: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

const ACTS = [
  'category',
  'account',
  'transfer',
  'personal',
  'owner',
  'no-receipt',
  'tax',
  'no-tax',
  'delete',
] as const satisfies readonly ListedAct[];

/** How many rows are chosen and what can be done with them; stays in view until none is. */
export function BulkBar({ selection, filter, hasMore, ref }: BulkBarProps) {
  const t = useText();
  const canDelete = useCan('canDelete');
  const mayRemove = useMayRemove();
  const { run, chooseAll, progress } = useBulkActions(selection, filter);
  const [act, setAct] = useState<ListedAct>();
  const { count, rows, all } = selection;
  const mayDelete = canDelete || (all === undefined && rows.every(mayRemove));
  return (
    <Flex
      ref={ref}
      role="toolbar"
      aria-label={t('transactions.bulk.bar')}
      position="sticky"
      top="14"
      zIndex="2"
      align="center"
      wrap="wrap"
      gap="1.5"
      px={{ base: '3', md: '4' }}
      py="1"
      minH="10"
      bg="bg.muted"
      borderTopWidth="1px"
      borderBottomWidth="1px"
    >
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={t('transactions.bulk.clear')}
        onClick={selection.clear}
      >
        <LuX />
      </IconButton>
      <Text fontWeight="550" aria-live="polite" me="1">
        {t('transactions.bulk.chosen', { count })}
      </Text>
      {hasMore && all === undefined && (
        <Button size="xs" variant="plain" textDecoration="underline" onClick={() => void chooseAll()}>
          {t('transactions.bulk.chooseAll')}
        </Button>
      )}
      <Flex wrap="wrap" gap="1.5" ms={{ md: 'auto' }}>
        {ACTS.filter((one) => one !== 'delete' || mayDelete).map((one) => (
          <Button key={one} size="xs" variant="outline" bg="bg.panel" onClick={() => setAct(one)}>
            {t(`transactions.bulk.acts.${one}`)}
          </Button>
        ))}
      </Flex>
      {act && (
        <BulkDialog
          act={act}
          count={count}
          progress={progress}
          onDo={async (done) => {
            if (await run(done)) setAct(undefined);
          }}
          onClose={() => setAct(undefined)}
        />
      )}
    </Flex>
  );
}
