import * as z from 'zod';
import { hasLocalMeaning } from './identities.ts';
import { readFunctions } from './read-functions.ts';
import { nameOf, readPermissions, type DemandPermission } from './read-permissions.ts';
import { readMailSets } from './read-mail-sets.ts';
import { readReceiptRules } from './read-receipt-rules.ts';
import { readRoutes } from './read-routes.ts';
import { readSite } from './read-site.ts';
import { readEventSources } from './read-event-sources.ts';
import { readSchedules } from './read-schedules.ts';
import type { CloudModel, Described } from './cloud-model.ts';
import { cloudResolver, type Resolver } from './resolver.ts';
import type { Found, Resources } from './resources.ts';
import { readStacks, type StackTemplate, type TemplateResource } from './stack-template.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Reads the synthesised stacks into what the local parts need. Throws for a resource type or intrinsic that has neither a part nor a
 * place on the list of those without local meaning, and for a trigger, route or event source that AWS would refuse to invoke.
 */
export function readCloud(
  templates: Readonly<Record<string, unknown>>,
  around: Surroundings,
  bundlesFolder: string,
): CloudModel {
  const resources = resourcesOf(readStacks(templates), around);
  const functions = readFunctions(resources, bundlesFolder);
  const permissions = readPermissions(resources);
  const pool = readPool(resources, permissions);
  return {
    tables: described(resources, 'TableName', 'AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable'),
    buckets: described(resources, 'BucketName', 'AWS::S3::Bucket'),
    queues: described(resources, 'QueueName', 'AWS::SQS::Queue'),
    functions,
    routes: readRoutes(resources, permissions),
    ...readEventSources(resources, functions),
    schedules: readSchedules(resources),
    ...(pool && { pool }),
    ...readSite(resources),
    mailIdentities: resources
      .ofType('AWS::SES::EmailIdentity')
      .map(({ properties }) => EmailIdentity.parse(properties()).EmailIdentity),
    mailSets: readMailSets(resources),
    receiptRules: readReceiptRules(resources),
  };
}

const Triggers = z.object({ LambdaConfig: z.record(z.string(), z.string()).default({}) });
const EmailIdentity = z.object({ EmailIdentity: z.string() });

function resourcesOf(stacks: readonly StackTemplate[], around: Surroundings): Resources {
  const resolver = cloudResolver(stacks, around);
  const all = stacks.flatMap((stack) =>
    Object.entries(stack.template.Resources).map(([logicalId, resource]) => ({ stack, logicalId, resource })),
  );
  for (const { stack, logicalId, resource } of all) {
    if (!hasLocalMeaning(resource.Type)) continue;
    resolver.identity(stack, logicalId);
    if (resource.Condition)
      throw new Error(`${stack.name}/${logicalId}: the local cloud knows no conditions`);
  }
  return {
    around,
    ofType: (...types) =>
      all.flatMap(({ stack, logicalId, resource }) =>
        types.includes(resource.Type) ? [found(resolver, stack, logicalId, resource)] : [],
      ),
  };
}

function found(
  resolver: Resolver,
  stack: StackTemplate,
  logicalId: string,
  resource: TemplateResource,
): Found {
  const { name, attributes } = resolver.identity(stack, logicalId);
  const properties = () =>
    z.record(z.string(), z.unknown()).parse(resolver.resolve(stack, resource.Properties));
  return { stack, logicalId, name, arn: attributes['Arn'] ?? '', metadata: resource.Metadata, properties };
}

function described(resources: Resources, nameProperty: string, ...types: string[]): Described[] {
  return resources
    .ofType(...types)
    .map(({ name, properties }) => ({ name, properties: { ...properties(), [nameProperty]: name } }));
}

function readPool(resources: Resources, demandPermission: DemandPermission): CloudModel['pool'] {
  const [pool, ...others] = resources.ofType('AWS::Cognito::UserPool');
  const [client, ...otherClients] = resources.ofType('AWS::Cognito::UserPoolClient');
  if (!pool || !client) return undefined;
  if (others.length + otherClients.length > 0)
    throw new Error('The local cloud has one user pool with one client');
  const properties = pool.properties();
  const triggers = Triggers.parse(properties).LambdaConfig;
  for (const arn of Object.values(triggers)) demandPermission(nameOf(arn), 'cognito-idp.amazonaws.com');
  const webAcl = readWebAcl(resources, pool.arn);
  return {
    ...(webAcl !== undefined && { webAcl }),
    id: pool.arn.split('/').at(-1) ?? '',
    arn: pool.arn,
    clientId: client.name,
    pool: properties,
    client: client.properties(),
  };
}

const Association = z.object({ ResourceArn: z.string(), WebACLArn: z.string() });

/** The web ACL that stands before a resource. */
function readWebAcl(resources: Resources, resourceArn: string): unknown {
  const associations = resources
    .ofType('AWS::WAFv2::WebACLAssociation')
    .map(({ properties }) => Association.parse(properties()));
  const before = associations.find(({ ResourceArn }) => ResourceArn === resourceArn);
  return resources
    .ofType('AWS::WAFv2::WebACL')
    .find(({ arn }) => arn === before?.WebACLArn)
    ?.properties();
}
