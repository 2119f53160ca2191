import type {
  BatchGetCommand,
  BatchGetCommandOutput,
  GetCommand,
  GetCommandOutput,
  QueryCommand,
  QueryCommandOutput,
  TransactWriteCommand,
  TransactWriteCommandOutput,
  UpdateCommand,
  UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb';

/** What the table is asked through: the SDK's document client, or whatever answers in its place. */
export interface Documents {
  send(command: GetCommand): Promise<GetCommandOutput>;
  send(command: BatchGetCommand): Promise<BatchGetCommandOutput>;
  send(command: QueryCommand): Promise<QueryCommandOutput>;
  send(command: TransactWriteCommand): Promise<TransactWriteCommandOutput>;
  send(command: UpdateCommand): Promise<UpdateCommandOutput>;
}
