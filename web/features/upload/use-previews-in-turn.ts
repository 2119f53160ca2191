import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useImportAddress } from '../import/use-import-address.ts';

interface PreviewsInTurn {
  /** Opens the preview of one import now. */
  readonly open: (importId: string) => void;
  /** Opens these one after the other, unless somebody works in a dialog: then they wait where the uploads are listed. */
  readonly offer: (importIds: readonly string[]) => void;
  /** Whose preview was opened, by whatever way: from then on they are found among the imports. */
  readonly opened: ReadonlySet<string>;
}

const isInDialog = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** The previews of statements, one at a time: the next one opens when the one before is closed. */
export function usePreviewsInTurn(): PreviewsInTurn {
  const navigate = useNavigate();
  const { importId } = useImportAddress();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  /** The one that the address is about to name. */
  const coming = useRef<string>(undefined);
  const open = useCallback(
    (wanted: string) => {
      coming.current = wanted;
      void navigate({ pathname: paths.transactions, search: `?statement=${wanted}` });
    },
    [navigate],
  );
  const offer = useCallback((importIds: readonly string[]) => {
    if (!isInDialog()) setWaiting((before) => [...before, ...importIds]);
  }, []);
  if (importId !== undefined && !opened.has(importId)) setOpened(new Set([...opened, importId]));
  useEffect(() => {
    if (importId === coming.current) coming.current = undefined;
    const [next, ...others] = waiting;
    if (importId !== undefined || coming.current !== undefined || next === undefined) return;
    setWaiting(others);
    open(next);
  }, [importId, open, waiting]);
  return { open, offer, opened };
}
