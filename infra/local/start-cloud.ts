import { join } from 'node:path';
import { Ending } from './start/ending.ts';
import { stackOf, type Parts } from './start/parts.ts';
import { serve, type MakeSite } from './start/serve.ts';
import { startEvents } from './start/start-events.ts';
import { startFunctions } from './start/start-functions.ts';
import { startPostOffice } from './start/start-mail.ts';
import { startPool } from './start/start-pool.ts';
import { startPayments } from './start/start-stripe.ts';
import { createResources, startState, startStateFronts } from './start/start-state.ts';
import { beginStart, type Start } from './start/start.ts';
import type { Stack } from './state/stack-file.ts';
import { claimState } from './state/state-shape.ts';
import type { CloudModel } from './template/cloud-model.ts';
import { readCloud } from './template/read-cloud.ts';
import { startWebServer } from './web/web-server.ts';

export interface CloudOptions {
  stateDir: string;
  /**
   * For tests that kill nothing: the table lies in memory, functions share a thread instead of each starting its own, and the gateway
   * throttles nobody. False unless told.
   */
  isLight?: boolean;
  /** Of the web server; 0 takes a free one. */
  port: number;
  /** The synthesised templates by stack name, for a site at that address. */
  templates: (siteUrl: string) => Promise<Readonly<Record<string, unknown>>>;
  bundlesFolder: string;
  /** Absent serves no site. */
  site?: MakeSite;
}

export interface RunningCloud {
  stack: () => Stack;
  /** The next event of these functions (by bundle) finds their code as it is now. */
  reload: (bundles: readonly string[]) => void;
  stop: () => Promise<void>;
}

/**
 * Starts every part that the templates describe, connects them, and writes `stack.json` once all are ready. A start that fails ends
 * what it had started, and throws why.
 */
export async function startCloud(options: CloudOptions): Promise<RunningCloud> {
  claimState(options.stateDir);
  const ending = new Ending();
  const start = beginStart(options, ending);
  try {
    const parts = await startParts(start, options);
    await serve(start, parts, options.site);
    start.file.announce(() => stackOf(parts, start.guarded.region));
    ending.add(start.file.withdraw);
    return runningCloud(start, parts, options.bundlesFolder);
  } catch (error) {
    // What cannot end either is less worth telling than why the start failed.
    await ending.endAll().catch(() => undefined);
    throw error;
  }
}

/** Each part needs those before it. */
async function startParts(start: Start, options: CloudOptions): Promise<Parts> {
  const web = await start.ending.with(startWebServer(options.port));
  // The stacks name the address, and take as long as the state to be ready.
  const { templates, ...state } = await startState(start, options.templates(web.url));
  const fronts = await startStateFronts(start, state);
  const model = readModel(start, templates, fronts.sqs.url, options.bundlesFolder);
  await createResources(model, state);
  const postOffice = await startPostOffice(start, model, state);
  const pool = await startPool(start, model, postOffice.mail);
  const stripe = await startPayments(start, model, web.url);
  const endpoints = {
    DYNAMODB: fronts.dynamodb.url,
    S3: fronts.s3.url,
    SQS: fronts.sqs.url,
    SES: postOffice.ses.url,
    ...(pool && { COGNITO_IDENTITY_PROVIDER: pool.cognito.url }),
  };
  const host = await startFunctions(start, model, state, endpoints, stripe.url);
  const schedules = startEvents(start, model, state);
  return { model, web, state, fronts, postOffice, pool, host, schedules };
}

/** What the stacks describe; from now on functions may do what their roles allow. */
function readModel(
  { guarded, statements }: Start,
  templates: Readonly<Record<string, unknown>>,
  queuesUrl: string,
  bundlesFolder: string,
): CloudModel {
  const { region, accountId } = guarded;
  const queueUrl = (name: string) => `${queuesUrl}/${accountId}/${name}`;
  const model = readCloud(templates, { region, accountId, queueUrl }, bundlesFolder);
  for (const { name, statements: allowed } of model.functions.values()) statements.set(name, allowed);
  return model;
}

function runningCloud({ ending, guarded }: Start, parts: Parts, bundlesFolder: string): RunningCloud {
  const { model, host } = parts;
  return {
    stack: () => stackOf(parts, guarded.region),
    stop: () => ending.endAll(),
    reload: (bundles) => {
      for (const { name, codeFolder } of model.functions.values())
        if (bundles.some((bundle) => codeFolder === join(bundlesFolder, bundle))) host.reload(name);
    },
  };
}
