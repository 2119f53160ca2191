import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log of one function. Never hand it document contents, tokens or whole requests. */
export const log = new Logger({ serviceName: process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? 'matchbook' });
