import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { writeAtomically } from './write-atomically.ts';

/**
 * The shape of what the parts keep: keys and rows of the table, objects, people, mails. Whoever changes one so that this version
 * would misread what an earlier one wrote raises the number.
 */
const STATE_SHAPE = 7;

/** Where the state lies unless told. */
export const DEFAULT_STATE_DIR = '.local';

/** What parts keep there. Other files may lie beside it: tools keep their caches in the default folder too. */
const KEPT = ['table', 'storage', 'pool', 'mail', 'clock.json'];

const Shape = z.object({ shape: z.number().int() });
const fileIn = (stateDir: string) => join(stateDir, 'shape.json');

/** Why this version cannot start over that state, and what to do about it; undefined when it can. */
export function stateRefusal(stateDir: string): string | undefined {
  if (!KEPT.some((name) => existsSync(join(stateDir, name)))) return undefined;
  const kept = shapeOf(stateDir);
  if (kept === STATE_SHAPE) return undefined;
  const age = kept > STATE_SHAPE ? 'a later' : 'an earlier';
  const reset =
    stateDir === resolve(DEFAULT_STATE_DIR) ? 'npm run reset' : `npm run reset -- --state ${stateDir}`;
  return `The data in ${stateDir} was written by ${age} version of Matchbook, which this one cannot read. Run \`${reset}\` (it deletes that data), then start again.`;
}

/** Makes the folder if need be and marks it with the shape of what will lie in it; throws the refusal when other data does. */
export function claimState(stateDir: string): void {
  const refusal = stateRefusal(stateDir);
  if (refusal !== undefined) throw new Error(refusal);
  mkdirSync(stateDir, { recursive: true });
  writeAtomically(fileIn(stateDir), `${JSON.stringify({ shape: STATE_SHAPE })}\n`);
}

/** State from before shapes were numbered has none: it is the first. */
function shapeOf(stateDir: string): number {
  if (!existsSync(fileIn(stateDir))) return 1;
  return Shape.parse(JSON.parse(readFileSync(fileIn(stateDir), 'utf8'))).shape;
}
