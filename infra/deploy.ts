import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type StageConfig, stageNamed, stages } from './config.ts';
import { publishSite } from './build/publish-site.ts';
import { buildSite, siteFolder } from './build/site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outputsFile = `${root}dist/outputs.json`;

const HELP = `Usage: npm run deploy -- --stage NAME [--yes]

Builds the site and the functions, deploys every stack of the stage, and publishes the site.

  --stage NAME  ${Object.keys(stages).join(' or ')}; what each is made of stands in infra/config.ts
  --yes         do not ask before permissions are widened
  --help        show this

Before the first time: credentials of the AWS account in the environment, then
  npx cdk bootstrap -c stage=NAME
The first deployment without a certificate prints the site's address: write it into infra/config.ts as siteUrl and deploy
again, so that links in mail and the upload rule name it. Mail leaves once SES has verified the sender (isVerified).
`;

/** What the stacks say once they stand: stack name → output → value. */
type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

async function deploy(config: StageConfig, asks: boolean): Promise<void> {
  await buildSite();
  const approval = asks ? 'broadening' : 'never';
  await cdk(
    'deploy',
    '--all',
    '-c',
    `stage=${config.stage}`,
    '--require-approval',
    approval,
    '--outputs-file',
    outputsFile,
  );
  const outputs = JSON.parse(await readFile(outputsFile, 'utf8')) as Outputs;
  const told = (stack: string, output: string): string =>
    outputOf(outputs, `matchbook-${config.stage}-${stack}`, output);
  await publishSite({
    folder: siteFolder,
    bucket: told('site', 'FilesBucket'),
    region: config.region,
    config: {
      region: config.region,
      userPoolId: told('identity', 'UserPoolId'),
      userPoolClientId: told('identity', 'UserPoolClientId'),
    },
  });
  process.stdout.write(
    `Matchbook ${config.stage} stands at ${told('site', 'Address')} (configured: ${config.siteUrl})\n`,
  );
}

function outputOf(outputs: Outputs, stack: string, output: string): string {
  const value = outputs[stack]?.[output];
  if (value === undefined) throw new Error(`The stack ${stack} does not say its ${output}.`);
  return value;
}

function cdk(...args: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const child = spawn(`${root}node_modules/.bin/cdk`, args, { cwd: root, stdio: 'inherit' });
  child.once('error', reject);
  child.once('exit', (code) => {
    if (code === 0) resolve(undefined);
    else reject(new Error(`cdk ${args[0] ?? ''} ended with ${String(code)}.`));
  });
  return promise;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, yes: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help || values.stage === undefined) {
    (values.help ? process.stdout : process.stderr).write(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  await deploy(stageNamed(values.stage), !values.yes);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
