import * as z from 'zod';
import { CivilDay, Cursor, Id, pageOf } from '../model/common.ts';
import {
  AccountCoverage,
  CommitStatementImport,
  ImportSummary,
  NewStatementImport,
  StatementImport,
  StatementReadAgain,
} from '../model/statement-import.ts';
import { OpenedFile, OpeningFile } from './opened-file.ts';
import { route } from './route.ts';

const byId = z.object({ id: Id });

export const importStatement = route({
  method: 'POST',
  path: '/statement-imports',
  summary: 'Read an uploaded bank statement; nothing enters the ledger yet',
  realBooksOnly: true,
  access: 'canImport',
  touches: ['table:read', 'table:write'],
  status: 202,
  body: NewStatementImport,
  reply: StatementImport,
  problems: ['not-found', 'already-exists'],
});

export const listStatementImports = route({
  method: 'GET',
  path: '/statement-imports',
  summary: 'All statement imports, newest first',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(ImportSummary),
  problems: [],
});

export const getStatementImport = route({
  method: 'GET',
  path: '/statement-imports/{id}',
  summary: 'An import: its state, the statement read, its proof and its duplicates',
  access: 'member',
  touches: ['table:read', 'documents:read'],
  params: byId,
  reply: StatementImport,
  problems: ['not-found'],
});

export const readStatementAgain = route({
  method: 'POST',
  path: '/statement-imports/{id}/read-again',
  summary: 'Read the same upload once more, with other columns, answers or another account',
  realBooksOnly: true,
  access: 'canImport',
  touches: ['table:read', 'table:write'],
  status: 202,
  params: byId,
  body: StatementReadAgain,
  reply: StatementImport,
  problems: ['not-found', 'wrong-state'],
});

export const commitStatementImport = route({
  method: 'POST',
  path: '/statement-imports/{id}/commit',
  summary: 'Add a read statement’s transactions to the ledger',
  realBooksOnly: true,
  access: 'canImport',
  touches: ['table:read', 'table:write'],
  status: 202,
  params: byId,
  body: CommitStatementImport,
  reply: StatementImport,
  problems: ['not-found', 'wrong-state', 'account-needed', 'plan-limit-reached'],
});

export const undoStatementImport = route({
  method: 'POST',
  path: '/statement-imports/{id}/undo',
  summary:
    'Take all transactions of an import out of the ledger again. Without `canDelete` only an import of the caller’s since signing in',
  access: 'canImport',
  touches: ['table:read', 'table:write', 'documents:read'],
  status: 202,
  params: byId,
  reply: StatementImport,
  problems: ['not-found', 'wrong-state', 'period-locked'],
});

export const moveImportToDocuments = route({
  method: 'POST',
  path: '/statement-imports/{id}/to-documents',
  summary:
    'Say that the file of an import is a receipt or another document: it is read as one, and the import ends',
  realBooksOnly: true,
  access: 'canImport',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: StatementImport,
  problems: ['not-found', 'wrong-state', 'plan-limit-reached'],
});

export const discardStatementImport = route({
  method: 'DELETE',
  path: '/statement-imports/{id}',
  summary:
    'Take an import that was not added out of the history. Without `canDelete` only one of the caller’s since signing in',
  access: 'canImport',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: StatementImport,
  problems: ['not-found', 'wrong-state'],
});

export const openStatementFile = route({
  method: 'GET',
  path: '/statement-imports/{id}/file',
  summary: 'A short-lived address of the file of an import, to view or to download',
  access: 'member',
  touches: ['table:read', 'documents:read'],
  params: byId,
  query: OpeningFile,
  reply: OpenedFile,
  problems: ['not-found'],
});

export const getStatementCoverage = route({
  method: 'GET',
  path: '/statement-coverage',
  summary: 'Which months of each account are covered by statements, missing or covered twice',
  access: 'member',
  touches: ['table:read'],
  query: z.object({ from: CivilDay, to: CivilDay }),
  reply: z.object({ items: z.array(AccountCoverage) }),
  problems: [],
});
