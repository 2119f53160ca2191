import type { StageConfig } from '../config.ts';

/** What every stack is told: the stage, and where a function's bundle lies. */
export interface StageContext {
  readonly config: StageConfig;
  /** Folder to deploy for the function of that name. */
  readonly bundleOf: (name: string) => string;
}

/** `add-transaction` → `matchbook-dev-add-transaction`: names that people meet in the console. */
export const resourceName = ({ stage }: StageConfig, name: string): string => `matchbook-${stage}-${name}`;

/** `addTransaction` → `AddTransaction`: the construct of a route in its area's stack. */
export const constructIdOf = (routeName: string): string =>
  routeName.charAt(0).toUpperCase() + routeName.slice(1);
