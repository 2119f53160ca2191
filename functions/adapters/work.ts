import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';

const ofOrganization = { organizationId: z.string() };

/** What the functions ask of the background: each is safe to do twice. */
export const Work = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read-statement'), ...ofOrganization, importId: z.string() }),
  z.object({ kind: z.literal('commit-import'), ...ofOrganization, importId: z.string() }),
  z.object({ kind: z.literal('undo-import'), ...ofOrganization, importId: z.string() }),
  z.object({ kind: z.literal('match-receipt'), ...ofOrganization, receiptId: z.string() }),
  /** Receipts that may belong to transactions of these days. */
  z.object({ kind: z.literal('match-period'), ...ofOrganization, from: z.string(), to: z.string() }),
  /** Transfers and entries that exist twice among the transactions of these days, and what recurs. */
  z.object({ kind: z.literal('pair-period'), ...ofOrganization, from: z.string(), to: z.string() }),
  /** A job over many things, or its undo: as far as one message goes. */
  z.object({ kind: z.literal('run-job'), ...ofOrganization, jobId: z.string() }),
]);
export type Work = z.infer<typeof Work>;

/** What the reading worker is asked beside the uploads that the bucket tells of: the pages of an import's file. */
export const PagesWanted = z.object({
  kind: z.literal('read-pages'),
  ...ofOrganization,
  importId: z.string(),
});
export type PagesWanted = z.infer<typeof PagesWanted>;

/** A queue of work done in the background: that of the books, or that of the reading worker. */
export class WorkQueue<M extends Work | PagesWanted = Work> {
  readonly #client: SQSClient;
  readonly #url: string;

  constructor(url: string, client = new SQSClient({})) {
    this.#url = url;
    this.#client = client;
  }

  async send(work: M): Promise<void> {
    await this.#client.send(
      new SendMessageCommand({ QueueUrl: this.#url, MessageBody: JSON.stringify(work) }),
    );
  }
}
