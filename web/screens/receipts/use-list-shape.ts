import { useState } from 'react';

export const listShapes = ['cards', 'table'] as const;
/** Cards show what papers look like; a table shows many at once. */
export type ListShape = (typeof listShapes)[number];

const KEPT_AS = 'matchbook.receipts.shape';

/** How this browser shows documents: as it was last chosen here. */
export function useListShape(): [ListShape, (shape: ListShape) => void] {
  const [shape, setShape] = useState<ListShape>(() =>
    localStorage.getItem(KEPT_AS) === 'table' ? 'table' : 'cards',
  );
  const choose = (next: ListShape) => {
    localStorage.setItem(KEPT_AS, next);
    setShape(next);
  };
  return [shape, choose];
}
