import { join } from 'node:path';
import { environmentNames } from '../../../shared/cloud-names.ts';
import type { FunctionSpec } from './protocol.ts';
import type { LocalFunction } from '../template/cloud-model.ts';

/** Where the functions' SDK finds each service, by the name in its variable: `AWS_ENDPOINT_URL_<SERVICE>`. */
export type Endpoints = Readonly<Record<string, string>>;

/** The secret of an access key on one machine; presigned links are signed with it. */
export const secretOf = (accessKey: string) => `secret-of-${accessKey}`;

/** Lambda's own bound of its "Init phase". */
const INIT_SECONDS = 10;

/** How the host runs a function of the stacks: Lambda's own variables, the template's, and its name as its access key. */
export function functionSpec(
  described: LocalFunction,
  region: string,
  endpoints: Endpoints,
  stripeUrl: string,
): FunctionSpec {
  const { name, codeFolder, handler, timeoutSeconds, memoryMegabytes, isNative } = described;
  const [file = '', exportName = ''] = handler.split('.');
  return {
    name,
    modulePath: join(codeFolder, `${file}.mjs`),
    exportName,
    initSeconds: INIT_SECONDS,
    timeoutSeconds,
    memoryMegabytes,
    isNative,
    environment: {
      ...lambdaVariables(described, region),
      ...endpointVariables(endpoints),
      ...described.environment,
      ...nothingFromOutside(described.environment),
      ...paymentsOf(described.environment, stripeUrl),
    },
  };
}

/** What functions would fetch from elsewhere they have no address of here. */
function nothingFromOutside(environment: LocalFunction['environment']): Record<string, string> {
  const { ecbRates, bankOfCanadaRates } = environmentNames;
  const known = [ecbRates, bankOfCanadaRates].filter((name) => name in environment);
  return Object.fromEntries(known.map((name) => [name, '']));
}

const { stripeApi: API, stripeKey: KEY, stripeWebhookSecret: SECRET } = environmentNames;

/** Payments go to what stands for Stripe here; to Stripe's own test mode where its keys are set in the shell. */
function paymentsOf(
  environment: LocalFunction['environment'],
  stripeUrl: string,
  { [KEY]: key, [SECRET]: secret }: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const isTestMode = key?.startsWith('sk_test_') === true && secret !== undefined;
  const here: Record<string, string> = isTestMode ? { [KEY]: key, [SECRET]: secret } : { [API]: stripeUrl };
  return Object.fromEntries(Object.entries(here).filter(([name]) => name in environment));
}

function lambdaVariables({ name, handler, memoryMegabytes, codeFolder }: LocalFunction, region: string) {
  return {
    TZ: ':UTC',
    NODE_ENV: 'production',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: name,
    AWS_SECRET_ACCESS_KEY: secretOf(name),
    AWS_EC2_METADATA_DISABLED: 'true',
    // A developer's own profile must not reach into a function.
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMegabytes),
    LAMBDA_TASK_ROOT: codeFolder,
    _HANDLER: handler,
  };
}

function endpointVariables(endpoints: Endpoints): Record<string, string> {
  return Object.fromEntries(
    Object.entries(endpoints).map(([service, url]) => [`AWS_ENDPOINT_URL_${service}`, url]),
  );
}
