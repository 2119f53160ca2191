import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import * as z from 'zod';
import { stripeClient } from '../../functions/adapters/payments.ts';
import { putPortal } from '../../functions/adapters/stripe-portal.ts';
import { putPrices } from '../../functions/adapters/stripe-prices.ts';
import { stageNamed } from '../config.ts';
import { resourceName } from '../constructs/stage-context.ts';

const USAGE = `npm run operator -- prices                                   products, prices and customer portal in Stripe, by STRIPE_SECRET_KEY
npm run operator -- plan ORGANIZATION enterprise|starter     on this machine's copy
npm run operator -- plan ORGANIZATION enterprise|starter --stage STAGE`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const Running = z.object({ web: z.url() });
const Answered = z.object({ organization: z.string(), before: z.string(), after: z.string() });

/** Why a command was not carried out, for the person who typed it. */
class Refused extends Error {}

/** Puts the price book, and what its customers can do by themselves, into the Stripe account of the key; a line for each. */
async function prices(): Promise<string[]> {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: api = 'https://api.stripe.com' } = process.env;
  if (!key) throw new Refused('Set STRIPE_SECRET_KEY to the secret key of the Stripe account.');
  const stripe = await stripeClient({ key, api });
  const put = await putPrices(stripe);
  return [...put.map((one) => `${one.outcome}  ${one.key}`), `${await putPortal(stripe)}  customer portal`];
}

interface PlanOptions {
  readonly stage: string | undefined;
  readonly state: string;
}

/** Has the function of a stage, or of the copy that runs here, set an organization's plan; whoever asks needs no other right. */
async function setPlan(
  organizationId: string,
  plan: string,
  { stage, state }: PlanOptions,
): Promise<string[]> {
  const event = JSON.stringify({ organizationId, plan });
  const answer = await (stage === undefined ? askHere(event, state) : askStage(event, stage));
  const { organization, before, after } = Answered.parse(answer);
  return [`${organization}: ${before} → ${after}`];
}

async function askHere(event: string, state: string): Promise<unknown> {
  const file = resolve(root, state, 'stack.json');
  if (!existsSync(file))
    throw new Refused('Nothing runs here: start it with “npm start”, or name a --stage.');
  const { web } = Running.parse(JSON.parse(readFileSync(file, 'utf8')));
  const reply = await fetch(`${web}/_local/plan`, { method: 'POST', body: event });
  const answer: unknown = await reply.json();
  if (!reply.ok) throw new Refused(z.object({ message: z.string() }).parse(answer).message);
  return answer;
}

async function askStage(event: string, stage: string): Promise<unknown> {
  const config = stageNamed(stage);
  const { stdout } = await promisify(execFile)('aws', [
    ...['lambda', 'invoke', '--region', config.region, '--function-name', resourceName(config, 'set-plan')],
    ...['--cli-binary-format', 'raw-in-base64-out', '--payload', event, '/dev/stderr', '--output', 'json'],
    ...['--query', 'FunctionError'],
  ]).then(({ stderr, stdout: failure }) => {
    if (failure.trim() !== 'null') throw new Refused(stderr);
    return { stdout: stderr };
  });
  return JSON.parse(stdout);
}

async function main(args: string[]): Promise<string[]> {
  const options = { stage: { type: 'string' }, state: { type: 'string', default: '.local' } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [command, organizationId, plan] = positionals;
  if (command === 'prices' && positionals.length === 1) return prices();
  if (command === 'plan' && organizationId !== undefined && plan !== undefined)
    return setPlan(organizationId, plan, { stage: values.stage, state: values.state });
  process.exitCode = 2;
  return [USAGE];
}

if (import.meta.main) {
  try {
    process.stdout.write(`${(await main(process.argv.slice(2))).join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
