import * as z from 'zod';
import { Id } from '../model/common.ts';
import { CommitStatementImport, NewStatementImport, StatementImport } from '../model/statement-import.ts';
import { route } from './route.ts';

const byId = z.object({ id: Id });

export const importStatement = route({
  method: 'POST',
  path: '/statement-imports',
  summary: 'Read an uploaded bank statement; nothing enters the ledger yet',
  access: 'canImport',
  touches: ['table:read', 'table:write', 'work:send'],
  status: 202,
  body: NewStatementImport,
  reply: StatementImport,
  problems: ['not-found', 'already-exists'],
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

export const commitStatementImport = route({
  method: 'POST',
  path: '/statement-imports/{id}/commit',
  summary: 'Add a read statement’s transactions to the ledger',
  access: 'canImport',
  touches: ['table:read', 'table:write', 'work:send'],
  status: 202,
  params: byId,
  body: CommitStatementImport,
  reply: StatementImport,
  problems: ['not-found', 'wrong-state', 'account-needed', 'answer-needed', 'plan-limit-reached'],
});

export const undoStatementImport = route({
  method: 'POST',
  path: '/statement-imports/{id}/undo',
  summary: 'Take all transactions of an import out of the ledger again',
  access: 'canImport',
  touches: ['table:read', 'table:write', 'work:send'],
  status: 202,
  params: byId,
  reply: StatementImport,
  problems: ['not-found', 'wrong-state'],
});
