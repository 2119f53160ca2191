import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { TestResult } from './check-reports.ts';

/** How a part of `npm test` ended. */
export interface PartResult {
  readonly name: string;
  readonly seconds: number;
  readonly tests: readonly TestResult[];
}

const LastRun = z.object({
  commit: z.string(),
  parts: z.array(
    z.object({
      name: z.string(),
      seconds: z.number(),
      tests: z.array(
        z.object({
          name: z.string(),
          location: z.string(),
          outcome: z.enum(['passed', 'flaky', 'failed']),
          durationMs: z.number(),
          why: z.string().optional(),
        }),
      ),
    }),
  ),
});
interface LastRun {
  readonly commit: string;
  readonly parts: readonly PartResult[];
}

/** What is known of a commit from earlier runs: nothing where the last run was of another one. */
export function partsOf(commit: string, file: string): readonly PartResult[] {
  const last = lastRun(file);
  return last?.commit === commit ? last.parts : [];
}

function lastRun(file: string): LastRun | undefined {
  return existsSync(file) ? LastRun.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Keeps how parts ended at a commit, in place of what was known of these parts. */
export function keepParts(commit: string, parts: readonly PartResult[], file: string): void {
  const others = partsOf(commit, file).filter(({ name }) => !parts.some((part) => part.name === name));
  writeFileSync(file, JSON.stringify({ commit, parts: [...others, ...parts] } satisfies LastRun));
}

/** What a part's runner is told to run again: each place with a failed test once. */
export const failedLocations = ({ tests }: PartResult): string[] => [
  ...new Set(tests.filter(({ outcome }) => outcome === 'failed').map(({ location }) => location)),
];

/** A part after what had failed was run again: the new results stand in the place of the old ones of the same places. */
export function afterRerun(before: PartResult, rerun: PartResult): PartResult {
  const again = new Set(failedLocations(before));
  const untouched = before.tests.filter(({ location }) => !again.has(location));
  return { ...rerun, tests: [...untouched, ...rerun.tests] };
}
