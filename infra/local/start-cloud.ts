import { join } from 'node:path';
import { openClock } from './control/clock.ts';
import { controlRoutes } from './control/control-routes.ts';
import { peopleOf } from './control/people.ts';
import { poolTemplate } from './cognito/pool-template.ts';
import { startUserPool } from './cognito/user-pool.ts';
import { consumeQueue } from './events/queue-consumer.ts';
import { startSchedules } from './events/schedules.ts';
import { bucketsFront, mailFront, poolFront, queuesFront, tableFront } from './iam/fronts.ts';
import { functionSpec, secretOf } from './functions/function-specs.ts';
import { startFunctionHost, type FunctionHost } from './functions/function-host.ts';
import { httpGateway } from './gateway/http-gateway.ts';
import { tokenVerifier } from './gateway/verify-token.ts';
import { accessByName } from './iam/access.ts';
import { isAllowed } from './iam/policy.ts';
import { startLastingTable } from './table/lasting-table.ts';
import { startMail } from './mail/mail.ts';
import { mailDoor } from './mail/receive-mail.ts';
import type { Site } from './web/static-site.ts';
import { removeStack, writeStack, type Stack } from './state/stack-file.ts';
import { claimState } from './state/state-shape.ts';
import { startStorage } from './storage/s3.ts';
import { createTable } from './table/create-table.ts';
import type { CloudModel } from './template/cloud-model.ts';
import { readCloud } from './template/read-cloud.ts';
import { LOCAL_ACCOUNT_ID, LOCAL_REGION } from './template/surroundings.ts';
import { localHeaders } from './web/local-headers.ts';
import { webRoutes } from './web/web-routes.ts';
import { startWebServer } from './web/web-server.ts';

export interface CloudOptions {
  stateDir: string;
  /** Of the web server; 0 takes a free one. */
  port: number;
  /** The synthesised templates by stack name, for a site at that address. */
  templates: (siteUrl: string) => Promise<Readonly<Record<string, unknown>>>;
  bundlesFolder: string;
  /** Makes the site of its security headers; absent serves none. */
  site?: (headers: Readonly<Record<string, string>>) => Promise<Site>;
}

export interface RunningCloud {
  stack: () => Stack;
  /** The next event of these functions (by bundle) finds their code as it is now. */
  reload: (bundles: readonly string[]) => void;
  stop: () => Promise<void>;
}

/** Starts every part that the templates describe, connects them, and writes `stack.json` once all are ready. */
export async function startCloud(options: CloudOptions): Promise<RunningCloud> {
  const { stateDir } = options;
  claimState(stateDir);
  const stops: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    removeStack(stateDir);
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    return await start(options, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  options: CloudOptions,
  stops: (() => Promise<void> | void)[],
  stop: () => Promise<void>,
): Promise<RunningCloud> {
  const { stateDir, bundlesFolder } = options;
  const [region, accountId] = [LOCAL_REGION, LOCAL_ACCOUNT_ID];
  let model: CloudModel | undefined;
  const statementsOf = (name: string) => model?.functions.get(name)?.statements;
  const around = { access: accessByName(statementsOf), region, accountId };
  const clock = openClock(stateDir);
  let rewriteStack: () => void = () => undefined;

  const web = await startWebServer(options.port);
  stops.push(web.stop);
  /** Ended even when another part's start fails meanwhile. */
  const ending = async <P extends { stop: () => Promise<void> }>(starting: Promise<P>): Promise<P> => {
    const part = await starting;
    stops.push(part.stop);
    return part;
  };
  const tableStarting = ending(startLastingTable(join(stateDir, 'table'), () => rewriteStack()));
  const storageStarting = ending(
    startStorage({
      dir: join(stateDir, 'storage'),
      region,
      accountId,
      now: clock.now,
      secretFor: (key) => secretOf(key),
      authorize: (key, action, resource) => {
        const statements = statementsOf(key);
        return Promise.resolve(!statements || isAllowed(statements, { action, resources: [resource] }));
      },
    }),
  );
  const starting = Promise.allSettled([tableStarting, storageStarting]);
  const templates = await options.templates(web.url).finally(() => starting);
  const [table, storage] = await Promise.all([tableStarting, storageStarting]);

  const dynamodb = await tableFront(around, table.url, table.settleWrite);
  const s3 = await bucketsFront(around, () => storage.s3Url);
  const sqs = await queuesFront(around, () => storage.sqsUrl);
  stops.push(dynamodb.stop, s3.stop, sqs.stop);
  const queueUrl = (name: string) => `${sqs.url}/${accountId}/${name}`;
  model = readCloud(templates, { region, accountId, queueUrl }, bundlesFolder);

  for (const { properties } of model.tables) await createTable(table.url(), properties);
  for (const { name, properties } of model.queues) storage.createQueue(name, properties);
  for (const { name, properties } of model.buckets) storage.createBucket(name, properties);

  const mail = await startMail({
    dir: join(stateDir, 'mail'),
    region,
    ...(model.mailIdentities.length > 0 && { identities: model.mailIdentities }),
  });
  const ses = await mailFront(around, () => mail.url);
  stops.push(mail.stop, ses.stop);

  let host: FunctionHost | undefined;
  const invoke = (name: string, event: unknown) =>
    host ? host.invoke(name, event) : Promise.reject(new Error('The functions have not started'));

  const described = model.pool;
  const pool =
    described &&
    (await startUserPool({
      dir: join(stateDir, 'pool'),
      pool: {
        id: described.id,
        clientId: described.clientId,
        region,
        template: poolTemplate(described.pool, described.client),
      },
      invoke,
      sendMail: async (message) => {
        await mail.deliver(message);
      },
    }));
  if (pool) stops.push(pool.stop);
  const cognito = described && pool && (await poolFront(around, () => pool.url, described.arn));
  if (cognito) stops.push(cognito.stop);

  const endpoints = {
    DYNAMODB: dynamodb.url,
    S3: s3.url,
    SQS: sqs.url,
    SES: ses.url,
    ...(cognito && { COGNITO_IDENTITY_PROVIDER: cognito.url }),
  };
  host = await startFunctionHost({
    functions: [...model.functions.values()].map((each) => functionSpec(each, region, endpoints)),
    logFile: join(stateDir, 'logs', 'functions.log'),
    clockOffsetMs: clock.offsetMs(),
    onRestart: () => {
      storage.returnInFlight();
      rewriteStack();
    },
  });
  stops.push(host.stop);
  const { setClock, reload, pid: functionsPid } = host;

  const schedules = startSchedules({ schedules: model.schedules, invoke, now: clock.now });
  stops.push(schedules.stop);
  for (const source of model.eventSources) {
    const queueArn = `arn:aws:sqs:${region}:${accountId}:${source.queue}`;
    stops.push(consumeQueue({ source, queues: storage.queues, queueArn, region, invoke }));
  }

  const documents = model.buckets.find(({ properties }) => 'NotificationConfiguration' in properties);
  const stack = (): Stack => ({
    web: web.url,
    api: `${web.url}/api`,
    inbox: `${web.url}/_inbox`,
    region,
    tableName: model.tables[0]?.name ?? '',
    bucketName: documents?.name ?? '',
    userPoolId: described?.id ?? '',
    userPoolClientId: described?.clientId ?? '',
    endpoints: {
      cognito: pool?.url ?? '',
      dynamodb: dynamodb.url,
      s3: s3.url,
      sqs: sqs.url,
      ses: ses.url,
    },
    pids: { main: process.pid, functions: functionsPid(), dynamodb: table.pid() },
  });
  const headers = localHeaders(model.siteHeaders, {
    region,
    bucket: documents?.name ?? '',
    s3: s3.url,
    cognito: pool?.url ?? '',
  });
  web.answerWith(
    webRoutes({
      gateway: httpGateway({
        routes: model.routes,
        verifyToken: tokenVerifier(pool?.jwks() ?? { keys: [] }),
        invoke,
      }),
      inbox: mail.inboxRoutes,
      control: controlRoutes({
        schedules,
        clock,
        clockWasSet: () => setClock(clock.offsetMs()),
        mailDoor: mailDoor({ rules: model.receiptRules, s3Url: storage.s3Url, region }),
        people: described && pool && peopleOf({ url: pool.url, region, ...described }),
      }),
      siteConfig: () => ({
        region,
        userPoolId: described?.id,
        userPoolClientId: described?.clientId,
        userPoolEndpoint: pool && `${pool.url}/`,
      }),
      site: await options.site?.(headers),
    }),
  );
  rewriteStack = () => writeStack(stateDir, stack());
  rewriteStack();

  const functions = [...model.functions.values()];
  return {
    stack,
    stop: () => {
      rewriteStack = () => undefined;
      return stop();
    },
    reload: (bundles) => {
      for (const { name, codeFolder } of functions)
        if (bundles.some((bundle) => codeFolder === join(bundlesFolder, bundle))) reload(name);
    },
  };
}
