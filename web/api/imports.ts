import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  commitStatementImport,
  discardStatementImport,
  moveImportToDocuments,
  getStatementCoverage,
  getStatementImport,
  importStatement,
  listStatementImports,
  openStatementFile,
  readStatementAgain,
  undoStatementImport,
} from '../../shared/contract/imports.ts';
import type { RouteRequest } from '../../shared/contract/route.ts';
import type { StatementImport, StatementReadAgain } from '../../shared/model/statement-import.ts';
import { call } from './call.ts';
import { newId } from './new-id.ts';
import { queryKeys } from './query-keys.ts';

const BUSY: readonly StatementImport['status'][] = ['reading', 'committing', 'undoing'];
const POLL_FIRST_MS = 400;
const POLL_LAST_MS = 3000;

/** An import, followed with growing pauses while something is going on. */
export function useStatementImport(id: string | undefined) {
  return useQuery({
    queryKey: queryKeys.statementImport(id ?? ''),
    queryFn: () => call(getStatementImport, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) =>
      state.data && BUSY.includes(state.data.status)
        ? Math.min(POLL_FIRST_MS + state.dataUpdateCount * 150, POLL_LAST_MS)
        : false,
  });
}

/** Asks for a statement to be read from an uploaded file. */
export function useImportStatement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (from: { uploadId: string; accountId?: string }) =>
      call(importStatement, { body: { id: newId(), ...from } }),
    onSuccess: (statementImport) => keep(client, statementImport),
  });
}

/** Asks for the same upload to be read once more, with other columns, answers or another account. */
export function useReadAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & StatementReadAgain) =>
      call(readStatementAgain, { params: { id }, body }),
    onSuccess: (statementImport) => keep(client, statementImport),
  });
}

const ADDRESS_FRESH_MS = 240_000;

/** A short-lived address of an import's file as it was brought. */
export function useStatementFile(id: string) {
  return useQuery({
    queryKey: queryKeys.statementFile(id),
    queryFn: () => call(openStatementFile, { params: { id }, query: { as: 'view' } }),
    staleTime: ADDRESS_FRESH_MS,
    refetchInterval: ADDRESS_FRESH_MS,
  });
}

/** Takes an import that was not added out of the history. */
export function useDiscardImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(discardStatementImport, { params: { id } }),
    onSuccess: ({ id }) => {
      client.removeQueries({ queryKey: queryKeys.statementImport(id) });
      return client.invalidateQueries({ queryKey: queryKeys.statementImportList });
    },
  });
}

const HISTORY_LENGTH = 20;

/** Has the file of an import read as a document. */
export function useMoveToDocuments() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(moveImportToDocuments, { params: { id } }),
    onSuccess: async (job) => {
      client.setQueryData(queryKeys.statementImport(job.id), job);
      for (const queryKey of [queryKeys.receipts, queryKeys.statementImportList])
        await client.invalidateQueries({ queryKey });
    },
  });
}

/** The newest imports. */
export function useImportHistory() {
  return useQuery({
    queryKey: queryKeys.statementImportList,
    queryFn: () => call(listStatementImports, { query: { limit: HISTORY_LENGTH } }),
    // It is looked at between imports, each of which changes it.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => BUSY.includes(status)) ? POLL_LAST_MS : false,
  });
}

/** Which months of each account have statements; days inclusive. */
export function useStatementCoverage(range: { from: string; to: string }) {
  return useQuery({
    queryKey: queryKeys.statementCoverage(range),
    queryFn: () => call(getStatementCoverage, { query: range }),
  });
}

/** Asks for the history and the coverage again, and for the accounts: an import brings new ones and moves their balances. */
export async function refreshImports(client: QueryClient): Promise<void> {
  await Promise.all(
    [queryKeys.statementImports, queryKeys.accounts, queryKeys.me].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

/** Adds a read statement's transactions to the ledger. */
export function useCommitImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & RouteRequest<typeof commitStatementImport>['body']) =>
      call(commitStatementImport, { params: { id }, body }),
    onSuccess: (statementImport) => keep(client, statementImport),
  });
}

/** Takes an import's transactions out of the ledger again. */
export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(undoStatementImport, { params: { id } }),
    onSuccess: (statementImport) => keep(client, statementImport),
  });
}

function keep(client: QueryClient, statementImport: StatementImport): void {
  client.setQueryData(queryKeys.statementImport(statementImport.id), statementImport);
}
