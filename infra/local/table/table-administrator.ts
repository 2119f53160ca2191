import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** A client with the administrator's key, for creating tables, settling writes and looking on in tests. */
export function tableAdministrator(url: string): DynamoDBClient {
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  return new DynamoDBClient({ endpoint: url, region: 'ca-central-1', credentials });
}
