import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { StdioOptions } from 'node:child_process';

const APT = '/usr/bin/apt-get';
const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];

/**
 * Installs a package of Debian's where that can be done: as root, on Debian. A failure isn't thrown: whoever needs the package looks
 * for it again, and says what is missing.
 */
export function installFromDebian(name: string, what: string, options: readonly string[] = []): void {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  process.stderr.write(`Installing ${what}: apt-get install -y ${name}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync(APT, ['update', '-qq'], { env, stdio });
    execFileSync(APT, ['install', '-y', '-qq', ...options, name], { env, stdio });
  } catch {
    process.stderr.write('The installation did not succeed.\n');
  }
}
