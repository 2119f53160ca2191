import { createHash } from 'node:crypto';

const REFERENCE = /\{\{resolve:secretsmanager:([^{}]+):SecretString:([^{}:]*):[^{}:]*:\}\}/g;

/**
 * A text with the secrets that its dynamic references name, as CloudFormation puts them in; here a secret is made of its own name, and of
 * its field's.
 */
export const withSecretValues = (text: string): string =>
  text.replaceAll(REFERENCE, (_, secretArn: string, field: string) =>
    createHash('sha256')
      .update(field === '' ? secretArn : `${secretArn}#${field}`)
      .digest('base64url'),
  );
