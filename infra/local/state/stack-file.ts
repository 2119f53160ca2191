import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { writeAtomically } from './write-atomically.ts';

const Stack = z.object({
  web: z.string(),
  api: z.string(),
  inbox: z.string(),
  region: z.string(),
  tableName: z.string(),
  bucketName: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  endpoints: z.object({
    cognito: z.string(),
    dynamodb: z.string(),
    s3: z.string(),
    sqs: z.string(),
    ses: z.string(),
  }),
  pids: z.object({ main: z.number(), functions: z.number(), dynamodb: z.number() }),
});

/** What a running local cloud tells of itself in `stack.json`, for tests and tools. */
export type Stack = z.output<typeof Stack>;

const fileIn = (stateDir: string) => join(stateDir, 'stack.json');

/** `stack.json` of one run: there from its announcement to its withdrawal. */
export interface StackFile {
  /** Writes what `tell` answers. */
  announce: (tell: () => Stack) => void;
  /** Writes it anew, for a part has another process now; before the announcement there is nothing to write. */
  rewrite: () => void;
  withdraw: () => void;
}

/** The file in that folder; one that a killed run left there goes. */
export function stackFile(stateDir: string): StackFile {
  const path = fileIn(stateDir);
  let told: (() => Stack) | undefined;
  const rewrite = () => {
    if (told) writeAtomically(path, `${JSON.stringify(told(), null, 2)}\n`);
  };
  const withdraw = () => {
    told = undefined;
    rmSync(path, { force: true });
  };
  withdraw();
  return {
    announce(tell) {
      told = tell;
      rewrite();
    },
    rewrite,
    withdraw,
  };
}

/** The local cloud that runs on this state now; undefined when none does (a file may outlive a killed process). */
export function runningStack(stateDir: string): Stack | undefined {
  if (!existsSync(fileIn(stateDir))) return undefined;
  const stack = Stack.parse(JSON.parse(readFileSync(fileIn(stateDir), 'utf8')));
  return isAlive(stack.pids.main) ? stack : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
