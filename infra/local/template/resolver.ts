import * as z from 'zod';
import { identityOf, type Identity } from './identities.ts';
import { withSecretValues } from './secret-values.ts';
import type { StackTemplate } from './stack-template.ts';
import type { Surroundings } from './surroundings.ts';

/** Answers the intrinsics of a set of stacks that refer to each other. */
export interface Resolver {
  /** The value with every intrinsic answered; `AWS::NoValue` drops its property. Throws for an unknown intrinsic. */
  resolve: (stack: StackTemplate, value: unknown) => unknown;
  identity: (stack: StackTemplate, logicalId: string) => Identity;
}

const NO_VALUE = Symbol('AWS::NoValue');
const Pair = z.tuple([z.string(), z.unknown()]);
const Join = z.tuple([z.string(), z.array(z.unknown())]);
const Sub = z.union([
  z.string().transform((text): [string, Record<string, unknown>] => [text, {}]),
  z.tuple([z.string(), z.record(z.string(), z.unknown())]),
]);

/** A resolver over all stacks of the app; imports find the exports of any of them. */
export function cloudResolver(stacks: readonly StackTemplate[], around: Surroundings): Resolver {
  const identities = new Map<string, Identity>();

  function identity(stack: StackTemplate, logicalId: string): Identity {
    const place = `${stack.name}/${logicalId}`;
    const known = identities.get(place);
    if (known) return known;
    const resource = stack.template.Resources[logicalId];
    if (!resource) throw new Error(`${place}: there is no such resource`);
    const nameOf = (property: string) => {
      const given = resource.Properties[property];
      return given === undefined ? undefined : text(stack, given);
    };
    const made = identityOf({ stack: stack.name, logicalId, type: resource.Type }, nameOf, around);
    identities.set(place, made);
    return made;
  }

  function resolve(stack: StackTemplate, value: unknown): unknown {
    if (Array.isArray(value))
      return value.map((each) => resolve(stack, each)).filter((each) => each !== NO_VALUE);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [only] = entries;
    if (only && entries.length === 1 && isIntrinsic(only[0])) return intrinsic(stack, only[0], only[1]);
    return Object.fromEntries(
      entries.map(([key, each]) => [key, resolve(stack, each)]).filter(([, each]) => each !== NO_VALUE),
    );
  }

  function intrinsic(stack: StackTemplate, name: string, argument: unknown): unknown {
    const answer = answers[name];
    if (!answer) throw new Error(`${stack.name}: the local cloud doesn't know the intrinsic ${name}`);
    return answer(stack, argument);
  }

  const text = (stack: StackTemplate, value: unknown) => {
    const resolved = resolve(stack, value);
    if (['string', 'number', 'boolean'].includes(typeof resolved)) return String(resolved);
    throw new Error(`${stack.name}: expected text, found ${JSON.stringify(resolved)}`);
  };

  const answers: Record<string, (stack: StackTemplate, argument: unknown) => unknown> = {
    Ref: (stack, argument) => reference(stack, z.string().parse(argument)),
    'Fn::GetAtt': (stack, argument) => attribute(stack, argument),
    'Fn::Join': (stack, argument) => {
      const [separator, parts] = Join.parse(argument);
      return withSecretValues(parts.map((part) => text(stack, part)).join(separator));
    },
    'Fn::Sub': (stack, argument) => substitute(stack, argument),
    'Fn::ImportValue': (stack, argument) => imported(text(stack, argument)),
  };

  function reference(stack: StackTemplate, name: string): unknown {
    const pseudo = pseudoParameter(name, stack, around);
    if (pseudo !== undefined) return pseudo;
    if (name in stack.template.Resources) return identity(stack, name).ref;
    const parameter = stack.template.Parameters[name];
    if (parameter?.Default === undefined) throw new Error(`${stack.name}: Ref to the unknown ${name}`);
    return parameter.Default;
  }

  function attribute(stack: StackTemplate, argument: unknown): string {
    const [logicalId, path] = typeof argument === 'string' ? splitOnce(argument) : Pair.parse(argument);
    const name = text(stack, path);
    const value = identity(stack, logicalId).attributes[name];
    if (value === undefined) throw new Error(`${stack.name}/${logicalId}: unknown attribute ${name}`);
    return value;
  }

  function substitute(stack: StackTemplate, argument: unknown): string {
    const [pattern, variables] = Sub.parse(argument);
    return pattern.replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in variables) return text(stack, variables[name]);
      return name.includes('.') ? attribute(stack, name) : text(stack, { Ref: name });
    });
  }

  function imported(name: string): unknown {
    for (const stack of stacks) {
      for (const { Export, Value } of Object.values(stack.template.Outputs))
        if (Export && text(stack, Export.Name) === name) return resolve(stack, Value);
    }
    throw new Error(`No stack exports ${name}`);
  }

  return { resolve, identity };
}

const isIntrinsic = (key: string) => key === 'Ref' || key.startsWith('Fn::');

function splitOnce(text: string): [string, string] {
  const [logicalId = '', ...rest] = text.split('.');
  return [logicalId, rest.join('.')];
}

function pseudoParameter(name: string, stack: StackTemplate, around: Surroundings): unknown {
  const values: Record<string, unknown> = {
    'AWS::AccountId': around.accountId,
    'AWS::Region': around.region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stack.name,
    'AWS::StackId': `arn:aws:cloudformation:${around.region}:${around.accountId}:stack/${stack.name}/local`,
    'AWS::NoValue': NO_VALUE,
  };
  return values[name];
}
