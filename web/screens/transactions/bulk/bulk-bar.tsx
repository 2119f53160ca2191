import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuCheck, LuChevronDown, LuX } from 'react-icons/lu';
import { hasReverseCharge } from '../../../../shared/countries/reverse-charge.ts';
import type { TransactionFilter } from '../../../../shared/model/transaction-filter.ts';
import { useCan, useMayRemove, useSignedIn } from '../../../auth/me-context.ts';
import { MenuButton } from '../../../kit/menu-button.tsx';
import { useRoom } from '../../../kit/use-room.ts';
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
  /** Whether there is room for more than what is done most often. */
  readonly hasRoom: boolean;
}

/** What has a button of its own where there is room for it; the rest stands in a menu. */
const OFTEN = ['category', 'account', 'delete'] as const satisfies readonly ListedAct[];
const SELDOM = [
  'transfer',
  'personal',
  'owner',
  'business-share',
  'no-receipt',
  'tax',
  'no-tax',
  'reverse-charge',
] as const satisfies readonly ListedAct[];

/** It lies over the names of the columns, or on a small screen above its lower edge: no row moves when it comes or goes. */
const place = {
  position: { base: 'fixed', lg: 'absolute' },
  zIndex: { base: 'sticky', lg: '1' },
  insetInline: { base: '0', lg: 'auto' },
  insetInlineStart: { lg: '12' },
  insetInlineEnd: { lg: '0' },
  insetBlock: { lg: '0' },
  bottom: { base: 'calc(3.8125rem + env(safe-area-inset-bottom))', md: '0', lg: '0' },
  px: { base: '3', lg: '0' },
  pe: { lg: '4' },
  py: { base: '2', lg: '0' },
  bg: { base: 'bg.panel', lg: 'bg.muted' },
  borderTopWidth: { base: '1px', lg: '0' },
  boxShadow: { base: 'lg', lg: 'none' },
} as const;

/** How many rows are chosen and what can be done with them; stays in view until none is. */
export function BulkBar({ selection, filter, hasMore, hasRoom }: BulkBarProps) {
  const t = useText();
  const canDelete = useCan('canDelete');
  const mayRemove = useMayRemove();
  const { run, chooseAll, offeredCount, acceptOffered } = useBulkActions(selection, filter);
  const [act, setAct] = useState<ListedAct>();
  const { count, rows, all } = selection;
  const mayDelete = canDelete || (all === undefined && rows.every(mayRemove));
  const nameOf = (one: ListedAct) => t(`transactions.bulk.acts.${one}`);
  const isReversed = hasReverseCharge(useSignedIn().organization);
  const isAllowed = (one: ListedAct) =>
    one === 'delete' ? mayDelete : one !== 'reverse-charge' || isReversed;
  const [first, ...others] = OFTEN;
  const often = [first, ...(hasRoom ? others : [])].filter(isAllowed);
  const seldom = [...(hasRoom ? [] : others), ...SELDOM].filter(isAllowed);
  return (
    <Flex
      ref={useRoom('selection')}
      role="toolbar"
      aria-label={t('transactions.bulk.bar')}
      {...place}
      align="center"
      justify="space-between"
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      gap="1.5"
    >
      <Flex align="center" gap="1.5" minW="0">
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={t('transactions.bulk.clear')}
          onClick={selection.clear}
        >
          <LuX />
        </IconButton>
        <Text textStyle="sm" color="fg" fontWeight="550" aria-live="polite" whiteSpace="nowrap">
          {t('transactions.bulk.chosen', { count })}
        </Text>
        <ChooseMore {...{ selection, hasMore }} onChooseAll={() => void chooseAll()} />
      </Flex>
      <Flex gap="1.5" wrap={{ base: 'wrap', lg: 'nowrap' }}>
        {offeredCount > 0 && (
          <Button size="xs" variant="outline" onClick={acceptOffered}>
            <LuCheck aria-hidden="true" /> {t('transactions.bulk.accept', { count: offeredCount })}
          </Button>
        )}
        {often.map((one) => (
          <Button key={one} size="xs" variant="outline" onClick={() => setAct(one)}>
            {nameOf(one)}
          </Button>
        ))}
        <MenuButton
          size="xs"
          choices={seldom.map((one) => ({ value: one, label: nameOf(one) }))}
          onTake={setAct}
        >
          {t('transactions.bulk.more')} <LuChevronDown aria-hidden="true" />
        </MenuButton>
      </Flex>
      {act && (
        <BulkDialog
          act={act}
          count={count}
          onDo={(done) => {
            setAct(undefined);
            run(done);
          }}
          onClose={() => setAct(undefined)}
        />
      )}
    </Flex>
  );
}

interface ChooseMoreProps extends Pick<BulkBarProps, 'selection' | 'hasMore'> {
  readonly onChooseAll: () => void;
}

/** Chooses all rows that are here; where they are, all that answer the filter. */
function ChooseMore({ selection: { isWhole, all, chooseHere }, hasMore, onChooseAll }: ChooseMoreProps) {
  const t = useText();
  if (all !== undefined || (isWhole && !hasMore)) return null;
  return (
    <Button
      size="xs"
      px="1"
      variant="plain"
      textDecoration="underline"
      onClick={isWhole ? onChooseAll : chooseHere}
    >
      {t(isWhole ? 'transactions.bulk.chooseAll' : 'transactions.bulk.chooseHere')}
    </Button>
  );
}
