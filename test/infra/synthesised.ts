import { localStage, type StageConfig, stages } from '../../infra/config.ts';
import type { StackTemplate, TemplateResource } from '../../infra/synthesise.ts';
import { builtOnce } from '../support/built-once.ts';

/** A resource with its stack and logical id. */
export interface Placed extends TemplateResource {
  readonly stack: string;
  readonly logicalId: string;
}

/** The library takes seconds to load: it is where something is to be synthesised. */
const synthesised = async (config: StageConfig) =>
  (await import('../../infra/synthesise.ts')).synthesise(config);

export const local = await builtOnce('local', () => synthesised(localStage('http://localhost:3000')));
/** Production, once somebody has said where its alarms go. */
export const heardProduction: StageConfig = { ...stages.production, alarmEmail: 'alarms@matchbook.example' };
export const production = await builtOnce('production', () => synthesised(heardProduction));

/** All resources of a type, or of every type, in all stacks. */
export function resources(templates: Readonly<Record<string, StackTemplate>>, type?: string): Placed[] {
  const all = Object.entries(templates).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).map(([logicalId, resource]) => ({ ...resource, stack, logicalId })),
  );
  return type === undefined ? all : all.filter(({ Type }) => Type === type);
}

/** A statement of a role, with actions and resources as lists and resources as text. */
export interface GrantedStatement {
  readonly effect: string;
  readonly actions: readonly string[];
  readonly resources: readonly string[];
}

/** What the role of a resource may do. */
export function grantedTo(role: TemplateResource): GrantedStatement[] {
  const policies = (role.Properties?.['Policies'] ?? []) as {
    PolicyDocument: { Statement: { Effect: string; Action: unknown; Resource: unknown }[] };
  }[];
  return policies.flatMap(({ PolicyDocument }) =>
    PolicyDocument.Statement.map(({ Effect, Action, Resource }) => ({
      effect: Effect,
      actions: [Action].flat().map(String),
      resources: [Resource].flat().map(asText),
    })),
  );
}

/** An intrinsic's parts joined: enough to see which resource it names and what is appended to it. */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join('');
  if (typeof value === 'object' && value !== null) {
    return Object.values(value)
      .map((inner) => (Array.isArray(inner) && inner[0] === '' ? asText(inner[1]) : asText(inner)))
      .join('');
  }
  return String(value);
}
