import * as z from 'zod';
import { Id, Instant } from './common.ts';
import { ProblemNote } from './receipt.ts';
import { Statement } from './statement.ts';

export const NewStatementImport = z.strictObject({
  id: Id,
  uploadId: Id,
  accountId: z.string().max(60).optional(),
});

/** Answers to the questions a file leaves open: what the question is about → the chosen alternative. */
const ImportAnswers = z.record(z.string().max(60), z.string().max(200));

export const CommitStatementImport = z.strictObject({
  accountId: z.string().max(60).optional(),
  answers: ImportAnswers.optional(),
});

const ImportStatus = z.enum(['reading', 'ready', 'committing', 'committed', 'undoing', 'undone', 'failed']);

/** An import from upload to ledger; `duplicates` are the rows (physical lines) that the ledger already has. */
export const StatementImport = z.object({
  id: Id,
  uploadId: Id,
  fileName: z.string(),
  accountId: z.string().nullable(),
  status: ImportStatus,
  progress: z.number().min(0).max(1),
  statement: Statement.nullable(),
  duplicates: z.array(z.int()),
  added: z.int(),
  problem: ProblemNote.optional(),
  createdAt: Instant,
});
export type StatementImport = z.infer<typeof StatementImport>;
