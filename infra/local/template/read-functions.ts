import { join } from 'node:path';
import * as z from 'zod';
import { PolicyDocument, type Statement } from '../iam/policy.ts';
import type { LocalFunction } from './cloud-model.ts';
import type { Found, Resources } from './resources.ts';

const FunctionProperties = z.object({
  Handler: z.string(),
  Runtime: z.string().startsWith('nodejs'),
  Role: z.string(),
  Environment: z
    .object({ Variables: z.record(z.string(), z.coerce.string()).default({}) })
    .default({ Variables: {} }),
  Timeout: z.coerce.number().default(3),
  MemorySize: z.coerce.number().default(128),
  Architectures: z.array(z.string()).default(['x86_64']),
});
const RoleProperties = z.object({
  Policies: z.array(z.object({ PolicyDocument })).default([]),
});
const PolicyProperties = z.object({ PolicyDocument, Roles: z.array(z.string()).default([]) });

/** The functions of the stacks by name, each with what its own role allows. */
export function readFunctions(resources: Resources, bundlesFolder: string): Map<string, LocalFunction> {
  const statementsOf = roleStatements(resources);
  const functions = resources
    .ofType('AWS::Lambda::Function')
    .map((found) => readFunction(found, bundlesFolder, statementsOf));
  return new Map(functions.map((each) => [each.name, each]));
}

function readFunction(
  found: Found,
  bundlesFolder: string,
  statementsOf: (roleArn: string) => Statement[],
): LocalFunction {
  const properties = FunctionProperties.parse(found.properties());
  return {
    name: found.name,
    codeFolder: join(bundlesFolder, bundleOf(found)),
    handler: properties.Handler,
    environment: properties.Environment.Variables,
    timeoutSeconds: properties.Timeout,
    memoryMegabytes: properties.MemorySize,
    isNative: properties.Architectures.includes('x86_64'),
    statements: statementsOf(properties.Role),
  };
}

/** The stacks name each function's bundle in its metadata. */
function bundleOf({ stack, logicalId, metadata }: Found): string {
  const bundle = metadata['matchbook:bundle'];
  if (typeof bundle !== 'string') throw new Error(`${stack.name}/${logicalId}: its metadata names no bundle`);
  return bundle;
}

/** The statements that a role's inline policies and the policies attached to it hold, by the role's ARN. */
export function roleStatements(resources: Resources): (roleArn: string) => Statement[] {
  const attached = resources
    .ofType('AWS::IAM::Policy')
    .map(({ properties }) => PolicyProperties.parse(properties()));
  const roles = resources.ofType('AWS::IAM::Role').map(({ name, arn, properties }) => {
    const inline = RoleProperties.parse(properties()).Policies;
    const policies = [...inline, ...attached.filter(({ Roles }) => Roles.includes(name))];
    return [arn, policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)] as const;
  });
  const byArn = new Map(roles);
  return (roleArn) => byArn.get(roleArn) ?? [];
}
