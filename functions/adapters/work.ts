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
]);
export type Work = z.infer<typeof Work>;

/** The queue of work done in the background. */
export class WorkQueue {
  readonly #client: SQSClient;
  readonly #url: string;

  constructor(url: string, client = new SQSClient({})) {
    this.#url = url;
    this.#client = client;
  }

  async send(work: Work): Promise<void> {
    await this.#client.send(
      new SendMessageCommand({ QueueUrl: this.#url, MessageBody: JSON.stringify(work) }),
    );
  }
}
