import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../../infra/app.ts';
import { localStage, type StageConfig, stages } from '../../infra/config.ts';
import { DataStack } from '../../infra/stacks/data.ts';
import { suppressionsOf } from '../../infra/suppressions.ts';
import { heardProduction } from './synthesised.ts';

const folder = mkdtempSync(join(tmpdir(), 'matchbook-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A stage whose references between stacks are settled, as the rules see them, but unchecked. */
function unvalidated(config: StageConfig): App {
  const app = createApp(config, {
    validates: false,
    bundleOf: () => import.meta.dirname,
    outdir: mkdtempSync(join(folder, 'assembly-')),
    context: { 'aws:cdk:disable-asset-staging': true },
  });
  app.synth({ skipValidation: true });
  return app;
}

/** What cdk-nag finds in an app, errors and warnings alike. */
const findings = (app: App): string[] =>
  new AwsSolutionsChecks().validateScope(app).violations.map(({ ruleName }) => ruleName);

const withCertificate: StageConfig = {
  ...heardProduction,
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/00000000-0000-4000-8000-000000000000',
  webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/site/00000000-0000-4000-8000-000000000000',
  mail: {
    ...heardProduction.mail,
    isVerified: true,
    receivingDomain: 'in.matchbook.example',
    sandboxRecipients: ['ada@example.org'],
  },
};

/** Development is synthesised with the rules by `npm run synth`, a part of `npm test`. */
let production: App | undefined;
const ofProduction = (): App => (production ??= unvalidated(heardProduction));

/** The first app loads all of CDK and the rules: four seconds alone, many more on a busy machine. */
const SLOW = { timeout: 120_000 };

describe('the AwsSolutions rules', SLOW, () => {
  it.each([
    ['on one machine', () => unvalidated(localStage('http://localhost:3000'))],
    ['in production', ofProduction],
    ['in production with a name, a firewall and a sender of its own', () => unvalidated(withCertificate)],
  ])('find nothing unreasoned %s', (_, appOf) => {
    expect(findings(appOf())).toEqual([]);
  });

  it('need each suppression: without its own, a finding appears', () => {
    const app = ofProduction();
    for (const construct of app.node.findAll()) withoutAcknowledgements(construct);
    const data = dataOf(app, heardProduction);
    const needed = new Set(findings(app));
    const given = new Set(suppressionsOf(heardProduction, data).map(({ id }) => id));
    expect(needed).toEqual(given);
  });

  it('are each set aside with a sentence that says why', () => {
    const data = dataOf(ofProduction(), heardProduction);
    const ofStages = [heardProduction, stages.dev].flatMap((stage) => suppressionsOf(stage, data));
    for (const { id, reason } of ofStages) expect(reason.length, id).toBeGreaterThan(60);
  });
});

function dataOf(app: App, { stage }: StageConfig): DataStack {
  const data = app.node.findChild(`matchbook-${stage}-data`);
  if (data instanceof DataStack) return data;
  throw new Error(`The stage ${stage} has no data stack`);
}

function withoutAcknowledgements(construct: ReturnType<App['node']['findAll']>[number]): void {
  for (const { type, data } of construct.node.metadata) {
    if (type !== Validations.ACKNOWLEDGED_RULES_METADATA_KEY) continue;
    for (const key of Object.keys(data as object)) Reflect.deleteProperty(data as object, key);
  }
}
