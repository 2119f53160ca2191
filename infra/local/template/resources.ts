import type { StackTemplate } from './stack-template.ts';
import type { Surroundings } from './surroundings.ts';

/** One resource of the stacks with its properties as a function that resolves them. */
export interface Found {
  stack: StackTemplate;
  logicalId: string;
  name: string;
  arn: string;
  metadata: Readonly<Record<string, unknown>>;
  properties: () => Record<string, unknown>;
}

/** Looks resources up by type, over all stacks. */
export interface Resources {
  ofType: (...types: string[]) => Found[];
  around: Surroundings;
}
