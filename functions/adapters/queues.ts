import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** How AWS ends the names of queues that hand out what belongs to a sender one by one, and know a message by its id. */
const ONE_BY_ONE = '.fifo';

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
   * fewest messages in work (SQS Developer Guide, "Amazon SQS fair queues"); one that goes one by one hands out a sender's next message
   * once the one before has ended.
   */
  async send(
    stage: Stage,
    message: { readonly id: string },
    sender: string,
    delaySeconds = 0,
  ): Promise<void> {
    const QueueUrl = this.#urlOf(stage);
    await this.#client.send(
      new SendMessageCommand({
        QueueUrl,
        MessageBody: JSON.stringify(message),
        MessageGroupId: sender,
        ...(delaySeconds > 0 && { DelaySeconds: delaySeconds }),
        ...(QueueUrl.endsWith(ONE_BY_ONE) && { MessageDeduplicationId: message.id }),
      }),
    );
  }
}
