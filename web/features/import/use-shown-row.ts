import { useState } from 'react';

/** A row (its physical line) that somebody asked to see; asked for again it is another wish. */
export interface ShownRow {
  readonly row: number;
}

/** Which row of the preview is to be brought into view, and how it is asked for. */
export function useShownRow(): readonly [shown: ShownRow | undefined, show: (row: number) => void] {
  const [shown, setShown] = useState<ShownRow>();
  return [shown, (row) => setShown({ row })];
}
