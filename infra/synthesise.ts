import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from './app.ts';
import type { StageConfig } from './config.ts';

/** One resource of a template, before its intrinsics are resolved. */
export interface TemplateResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DependsOn?: string | readonly string[];
  readonly Metadata?: Readonly<Record<string, unknown>>;
}

/** A synthesised CloudFormation template. */
export interface StackTemplate {
  readonly Resources: Readonly<Record<string, TemplateResource>>;
  readonly Outputs?: Readonly<Record<string, { Value: unknown; Export?: { Name: unknown } }>>;
}

export interface SynthesiseOptions {
  /** Whether to check cdk-nag's rules too; throws with the findings. False unless told: it costs seconds. */
  readonly validates?: boolean;
}

/**
 * Every stack's template by stack name, for the local cloud and the tests. Nothing is bundled, hashed or copied:
 * a function's code lies in `dist/functions/<name>`, its name in the resource's metadata `matchbook:bundle`.
 */
export function synthesise(
  config: StageConfig,
  { validates = false }: SynthesiseOptions = {},
): Record<string, StackTemplate> {
  const folder = mkdtempSync(join(tmpdir(), 'matchbook-synth-'));
  try {
    const app = createApp(config, {
      validates,
      outdir: join(folder, 'assembly'),
      bundleOf: () => folder,
      context: { 'aws:cdk:disable-asset-staging': true },
    });
    const stacks = app.synth({ skipValidation: !validates }).stacks;
    return Object.fromEntries(stacks.map((stack) => [stack.stackName, stack.template as StackTemplate]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
