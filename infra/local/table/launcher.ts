import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canCompile, JAVA_MAJOR_MIN } from './java.ts';

const SOURCE = fileURLToPath(new URL('./LoopbackTable.java', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/matchbook-table', import.meta.url));

/**
 * The folder that holds our main of DynamoDB Local, compiled: once for a source, since that takes longer than the rest of a start.
 * Undefined where this Java has no compiler.
 */
export function compiledLauncher(java: string, classPath: string, cache = CACHE): string | undefined {
  const folder = join(cache, createHash('sha256').update(readFileSync(SOURCE)).digest('hex').slice(0, 24));
  if (existsSync(folder)) return folder;
  if (!canCompile(java)) return undefined;
  const written = `${folder}.${crypto.randomUUID()}`;
  mkdirSync(written, { recursive: true });
  // For the oldest Java that may run it, whichever compiles it.
  const options = ['--release', String(JAVA_MAJOR_MIN), '-cp', classPath, '-d', written, SOURCE];
  const compiler = ['-m', 'jdk.compiler/com.sun.tools.javac.Main'];
  const { status, stderr } = spawnSync(java, [...compiler, ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Java did not compile ${SOURCE}:\n${stderr}`);
  keep(written, folder);
  return folder;
}

/** Two starts may compile at once: the first one's is kept. */
function keep(written: string, folder: string): void {
  try {
    renameSync(written, folder);
  } catch (error) {
    rmSync(written, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
