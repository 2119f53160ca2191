import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** The queues of the background, one for each stage. */
export class Queues<Stage extends string> {
  readonly #client: SQSClient;
  readonly #urlOf: (stage: Stage) => string;

  constructor(urlOf: (stage: Stage) => string, client = new SQSClient({})) {
    this.#urlOf = urlOf;
    this.#client = client;
  }

  /**
   * Sends a message as JSON. `sender` is the organisation it belongs to: the queue hands out first what belongs to those with the
   * fewest messages in work (SQS Developer Guide, "Amazon SQS fair queues").
   */
  async send(stage: Stage, message: object, sender: string): Promise<void> {
    const MessageBody = JSON.stringify(message);
    await this.#client.send(
      new SendMessageCommand({ QueueUrl: this.#urlOf(stage), MessageBody, MessageGroupId: sender }),
    );
  }
}
