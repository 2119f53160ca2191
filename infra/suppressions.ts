import { type App, Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { documentFolders, exportFolder, mailFolder } from '../shared/cloud-names.ts';
import { areas } from '../shared/contract/index.ts';
import type { RouteShape } from '../shared/contract/route.ts';
import type { StageConfig } from './config.ts';
import { constructIdOf } from './constructs/stage-context.ts';
import type { DataStack } from './stacks/data.ts';

/** One finding of cdk-nag's AwsSolutions rules that we live with: where it arises, which it is, and why. */
export interface Suppression {
  /** Path of the construct below the stage's name; empty for the whole app. */
  readonly where: string;
  readonly id: string;
  readonly reason: string;
}

/** Every suppression of a stage. A suppression that no finding needs any more fails the template tests. */
export function suppressionsOf(config: StageConfig, data: DataStack): readonly Suppression[] {
  return [...ofPeople, ofPass, ...ofSite(config), ...ofPublicRoutes(), ...ofDocuments(data), ofTraces];
}

/** Puts the suppressions where they belong; throws when a path no longer exists. */
export function acknowledge(app: App, config: StageConfig, data: DataStack): void {
  for (const { where, id, reason } of suppressionsOf(config, data)) {
    Validations.of(constructAt(app, config, where)).acknowledge({ id, reason });
  }
}

function constructAt(app: App, { stage }: StageConfig, where: string): IConstruct {
  if (where === '') return app;
  const path = `matchbook-${stage}-${where}`.split('/');
  return path.reduce<IConstruct>((parent, id) => parent.node.findChild(id), app);
}

const ofTraces: Suppression = {
  where: '',
  id: 'AwsSolutions-IAM5[Resource::*]',
  reason: 'Traces belong to no resource: X-Ray takes them from a function for everything or not at all.',
};

const ofPeople: readonly Suppression[] = [
  {
    where: 'identity/People',
    id: 'AwsSolutions-COG1',
    reason:
      'Ten characters with upper case, lower case and a digit: NIST SP 800-63B prefers length, and a demand for symbols makes people choose worse passwords.',
  },
  {
    where: 'identity/People',
    id: 'AwsSolutions-COG2',
    reason:
      'Sign-in is by email and password; a second factor is not asked of every freelancer who keeps books.',
  },
  {
    where: 'identity/People',
    id: 'AwsSolutions-COG8',
    reason:
      'Threat protection needs the Plus plan, paid by active user; Cognito locks repeated failures out in every plan.',
  },
];

const ofPass: Suppression = {
  where: 'identity/Firewall/Pass',
  id: 'AwsSolutions-SMG4',
  reason:
    'Firewall and functions take the value at deployment: rotated by itself, it would lock the functions out; infra/README.md tells how it is replaced.',
};

function ofSite({ certificateArn, webAclArn }: StageConfig): readonly Suppression[] {
  const where = 'site/Distribution';
  const always: Suppression = {
    where,
    id: 'AwsSolutions-CFR1',
    reason:
      'The product is made for 48 countries and read by accountants anywhere: no country is turned away.',
  };
  const unlogged: Suppression = {
    where,
    id: 'AwsSolutions-CFR3',
    reason:
      'CloudFront logs whole addresses, and links to reports carry their secret in it. Who was answered how, the API logs by route, without one.',
  };
  const withoutFirewall: Suppression = {
    where,
    id: 'AwsSolutions-CFR2',
    reason:
      'A web ACL lives in us-east-1 and is given by ARN in infra/config.ts; until one is, the API throttles and CloudFront absorbs floods.',
  };
  const withoutCertificate: Suppression = {
    where,
    id: 'AwsSolutions-CFR4',
    reason:
      'Without a certificate of our own CloudFront serves its default one, whose minimum cannot be set; with certificateArn the minimum is TLS 1.2 (2021).',
  };
  return [
    always,
    unlogged,
    ...(webAclArn ? [] : [withoutFirewall]),
    ...(certificateArn ? [] : [withoutCertificate]),
  ];
}

function ofPublicRoutes(): readonly Suppression[] {
  return Object.entries(areas).flatMap(([area, routes]) =>
    Object.entries<RouteShape>(routes)
      .filter(([, route]) => route.access === 'public')
      .map(([name, route]) => ({
        where: `api-${area}/${constructIdOf(name)}/Route`,
        id: 'AwsSolutions-APIG4',
        reason: `Public by contract, as its callers are not signed in: ${route.summary}.`,
      })),
  );
}

/** The finding names the bucket as other stacks see it, so only objects of these folders are let through. */
function ofDocuments(data: DataStack): readonly Suppression[] {
  const seen = Stack.of(data).resolve(data.exportValue(data.parts.documents.bucketArn)) as {
    'Fn::ImportValue': string;
  };
  return [...Object.values(documentFolders), mailFolder, exportFolder].map((folder) => ({
    where: '',
    id: `AwsSolutions-IAM5[Resource::${seen['Fn::ImportValue']}/${folder}*]`,
    reason: `Objects under ${folder} are named by upload, delivery or export, unknown when the role is made; no other folder is reached.`,
  }));
}
