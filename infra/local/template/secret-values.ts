import { createHash } from 'node:crypto';

const REFERENCE = /\{\{resolve:secretsmanager:([^{}]+):SecretString::[^{}:]*:\}\}/g;

/** A text with the secrets that its dynamic references name, as CloudFormation puts them in; here a secret is made of its own name. */
export const withSecretValues = (text: string): string =>
  text.replaceAll(REFERENCE, (_, secretArn: string) =>
    createHash('sha256').update(secretArn).digest('base64url'),
  );
