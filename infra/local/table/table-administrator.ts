import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** How the local parts themselves reach the table at `url`: with the administrator's key. */
export const administrator = (url: string) => ({
  endpoint: url,
  region: 'ca-central-1',
  credentials: { accessKeyId: 'administrator', secretAccessKey: 'administrator' },
});

/** A client with the administrator's key, for creating tables, settling writes and looking on in tests. */
export const tableAdministrator = (url: string): DynamoDBClient => new DynamoDBClient(administrator(url));
