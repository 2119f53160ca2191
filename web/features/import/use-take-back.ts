import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshImports, useUndoImport } from '../../api/imports.ts';
import { refreshTransactions } from '../../api/ledger.ts';

/** Takes all rows of an import out of the books again, and brings the lists up to date. */
export function useTakeBack(): (importId: string) => Promise<void> {
  const client = useQueryClient();
  const { mutateAsync: undo } = useUndoImport();
  return useCallback(
    async (importId) => {
      await undo(importId);
      const refresh = () => Promise.all([refreshTransactions(client), refreshImports(client)]);
      await refresh();
      setTimeout(() => void refresh(), SETTLE_MS);
    },
    [client, undo],
  );
}

/** The rows leave in the background; after this long the lists are asked once more. */
const SETTLE_MS = 4000;
