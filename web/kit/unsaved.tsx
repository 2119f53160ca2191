import { createContext, use, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

type Note = (id: string, isUnsaved: boolean) => void;

const Unsaved = createContext<Note>(() => undefined);

/** Tells the panel around whether something typed here is not sent yet, for it to ask before it closes. */
export function useUnsaved(isUnsaved: boolean): void {
  const note = use(Unsaved);
  const id = useId();
  useEffect(() => {
    note(id, isUnsaved);
    return () => note(id, false);
  }, [note, id, isUnsaved]);
}

/** Whether any part of a panel has something unsent; `within` stands around its parts. */
export function useUnsavedParts(): {
  readonly isUnsaved: boolean;
  readonly within: (parts: ReactNode) => ReactNode;
} {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const note = useCallback<Note>((id, isUnsaved) => {
    setIds((before) => {
      if (before.has(id) === isUnsaved) return before;
      return isUnsaved ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id));
    });
  }, []);
  const within = useCallback((parts: ReactNode) => <Unsaved value={note}>{parts}</Unsaved>, [note]);
  return useMemo(() => ({ isUnsaved: ids.size > 0, within }), [ids, within]);
}
