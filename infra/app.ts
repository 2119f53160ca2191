import { join } from 'node:path';
import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import cdkJson from '../cdk.json' with { type: 'json' };
import { areas, contract } from '../shared/contract/index.ts';
import { bundleFunctions, bundlesFolder } from './bundle.ts';
import { deployable, type StageConfig, stageNamed } from './config.ts';
import type { StageContext } from './constructs/stage-context.ts';
import { packPackages } from './build/pack-packages.ts';
import { ApiStack } from './stacks/api.ts';
import { ApiStageStack } from './stacks/api-stage.ts';
import { AreaStack } from './stacks/area.ts';
import { BackgroundStack } from './stacks/background.ts';
import { DataStack } from './stacks/data.ts';
import { IdentityStack } from './stacks/identity.ts';
import { SiteStack } from './stacks/site.ts';
import { WatchStack } from './stacks/watch.ts';
import { acknowledge } from './suppressions.ts';

export interface AppOptions {
  /** Folder to deploy for the function of that name; the bundle's unless told. */
  readonly bundleOf?: StageContext['bundleOf'];
  /** Whether cdk-nag's AwsSolutions rules are checked; true unless told. */
  readonly validates?: boolean;
  /** Folder for the cloud assembly; `cdk.out` unless told. */
  readonly outdir?: string;
  readonly context?: Readonly<Record<string, unknown>>;
}

/** The whole system as a CDK app: the only description of what is deployed, here and in the cloud. */
export function createApp(config: StageConfig, options: AppOptions = {}): App {
  const { outdir, validates = true } = options;
  const app = new App({
    context: { ...cdkJson.context, ...options.context },
    ...(outdir === undefined ? {} : { outdir }),
  });
  const bundleOf = options.bundleOf ?? ((name: string) => join(bundlesFolder, name));
  const data = addStacks(app, { config: deployable(config), bundleOf });
  Tags.of(app).add('application', 'matchbook');
  Tags.of(app).add('stage', config.stage);
  acknowledge(app, config, data);
  if (validates) Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}

function addStacks(app: App, context: StageContext): DataStack {
  const { config } = context;
  const account = process.env['CDK_DEFAULT_ACCOUNT'];
  const shared = {
    env: { region: config.region, ...(account && config.stage !== 'local' ? { account } : {}) },
  };
  const named = (name: string): string => `matchbook-${config.stage}-${name}`;

  const data = new DataStack(app, named('data'), { ...shared, config });
  const identity = new IdentityStack(app, named('identity'), { ...shared, context, parts: data.parts });
  const { pool, client, pass } = identity;
  const { api, authorizer, accessLog } = new ApiStack(app, named('api'), {
    ...shared,
    context,
    pool,
    client,
  });
  const parts = {
    ...data.parts,
    userPoolClientId: client.userPoolClientId,
    userPool: pool,
    userPoolPass: pass,
  };
  const { authorizerId } = authorizer;
  const served = Object.entries(areas).map(
    ([area, routes]) =>
      new AreaStack(app, named(`api-${area}`), { ...shared, context, parts, api, authorizerId, routes }),
  );
  const routes = Object.values(contract);
  const stage = new ApiStageStack(app, named('api-stage'), { ...shared, api, accessLog, routes });
  for (const area of served) stage.addStackDependency(area);
  const background = new BackgroundStack(app, named('background'), { ...shared, context, data, parts });
  new SiteStack(app, named('site'), { ...shared, config, api, documents: data.parts.documents });
  new WatchStack(app, named('watch'), { ...shared, config, data, api, background });
  return data;
}

if (import.meta.main) {
  await packPackages(await bundleFunctions());
  const stage: unknown = new App({ autoSynth: false }).node.tryGetContext('stage');
  createApp(stageNamed(typeof stage === 'string' ? stage : 'dev')).synth();
}
