import * as z from 'zod';

const ofOrganization = { organizationId: z.string() };
const days = { from: z.string(), to: z.string() };

/** What is asked of the background: each is safe to do twice, and names whose it is. */
export const Work = z.discriminatedUnion('kind', [
  /** A document that has arrived. */
  z.object({ kind: z.literal('read-receipt'), ...ofOrganization, receiptId: z.string() }),
  /** The pages of an import's file, where the machine code for them is. */
  z.object({ kind: z.literal('read-pages'), ...ofOrganization, importId: z.string() }),
  z.object({ kind: z.literal('read-statement'), ...ofOrganization, importId: z.string() }),
  z.object({ kind: z.literal('commit-import'), ...ofOrganization, importId: z.string() }),
  z.object({ kind: z.literal('undo-import'), ...ofOrganization, importId: z.string() }),
  z.object({ kind: z.literal('match-receipts'), ...ofOrganization, receiptIds: z.array(z.string()).min(1) }),
  /** Receipts that may belong to transactions of these days. */
  z.object({ kind: z.literal('match-period'), ...ofOrganization, ...days }),
  /** Transfers and entries that exist twice among the transactions of these days, and what recurs. */
  z.object({ kind: z.literal('pair-period'), ...ofOrganization, ...days }),
  /** Decisions that link receipts to what is gone. */
  z.object({
    kind: z.literal('retire-decisions'),
    ...ofOrganization,
    transactionIds: z.array(z.string()),
    receiptIds: z.array(z.string()),
  }),
  /** A job over many things, or its undo: as far as one message goes. */
  z.object({ kind: z.literal('run-job'), ...ofOrganization, jobId: z.string() }),
  /** A report that was ordered, to be made and mailed: at most once, however often it is asked for. */
  z.object({ kind: z.literal('send-report'), ...ofOrganization, reportId: z.string() }),
]);
export type Work = z.infer<typeof Work>;

/** Work on its way, told from others by its id. */
export const WorkMessage = z.object({ id: z.string(), work: Work });
export type WorkMessage = z.infer<typeof WorkMessage>;

/** The stages of the background: each with a queue of its own, so that none waits for another's. */
export const stages = ['reading', 'previews', 'books'] as const;
export type Stage = (typeof stages)[number];

/** Where work is done: pages are read where the machine code is, statements beside what changes the books. */
export function stageOf({ kind }: Work): Stage {
  if (kind === 'read-receipt' || kind === 'read-pages') return 'reading';
  return kind === 'read-statement' ? 'previews' : 'books';
}
