import { execFile } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = [
  'web/**/*',
  'shared/**/*',
  'infra/build/*.ts',
  'infra/constructs/boot-script.ts',
  'package-lock.json',
];

/** Builds the site unless what lies in its folder is younger than all its sources; in a process of its own, beside the other parts. */
export async function freshSite(folder: string): Promise<void> {
  if (!isStale(join(folder, 'app.html'))) return;
  const script = `await (await import(${JSON.stringify(join(root, 'infra/build/site.ts'))})).buildSite();`;
  const node = [process.execPath, ['--input-type=module', '-e', script]] as const;
  await promisify(execFile)(...node, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
}

function isStale(built: string): boolean {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).some(
    (path) => statSync(join(root, path)).mtimeMs > builtAt,
  );
}
