import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useAskedAbout } from '../../api/questions.ts';
import { ReceiptCard } from './receipt-card.tsx';
import { ReceiptTable } from './receipt-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { ListShape } from './use-list-shape.ts';
import { useReceiptActions } from './use-receipt-actions.ts';

const cardsShape = {
  templateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  gap: { base: '3', md: '4' },
} as const;

/** In the shape of what comes. */
export function ReceiptsSkeleton({ shape }: { shape: ListShape }) {
  if (shape === 'table')
    return (
      <Stack gap="1">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <Skeleton key={row} height="12" borderRadius="l2" />
        ))}
      </Stack>
    );
  return (
    <Grid {...cardsShape}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} height="20rem" borderRadius="l3" />
      ))}
    </Grid>
  );
}

interface ReceiptListProps {
  readonly shape: ListShape;
  readonly receipts: readonly Receipt[];
  readonly onView: (id: string) => void;
}

/** The documents as cards or as rows, one or many of them chosen to be worked on together. */
export function ReceiptList({ shape, receipts, onView }: ReceiptListProps) {
  const actions = useReceiptActions();
  const asked = useAskedAbout();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen(
      (before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    );
  const propsOf = (receipt: Receipt) => ({
    receipt,
    isAsked: asked.has(receipt.id),
    isSelected: chosen.has(receipt.id),
    onSelect: (isChosen: boolean) => choose([receipt.id], isChosen),
    onView: () => onView(receipt.id),
    onDelete: () => void actions.archive([receipt]),
  });
  return (
    <>
      <SelectionBar
        selected={receipts.filter(({ id }) => chosen.has(id))}
        actions={actions}
        onDone={() => setChosen(new Set())}
      />
      {shape === 'table' ? (
        <ReceiptTable rows={receipts.map(propsOf)} />
      ) : (
        <Grid as="ul" listStyleType="none" {...cardsShape}>
          {receipts.map((receipt) => (
            <ReceiptCard key={receipt.id} {...propsOf(receipt)} />
          ))}
        </Grid>
      )}
    </>
  );
}
