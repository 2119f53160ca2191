import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of the browser that the end-to-end tests drive: CHROMIUM_PATH, else the system's; as root on Debian a missing
 * one is installed. Otherwise throws an Error whose one line names the command.
 */
export function chromiumPath(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && existsSync(chosen)) return chosen;
  const found = SYSTEM_PATHS.find((path) => existsSync(path)) ?? installed();
  if (found) return found;
  throw new Error(
    'Chromium is missing (the browser tests drive it); install it with: sudo apt-get install -y chromium, or set CHROMIUM_PATH',
  );
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stderr.write('Installing a browser: apt-get install -y chromium\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    process.stderr.write('The installation did not succeed.\n');
  }
  return SYSTEM_PATHS.find((path) => existsSync(path));
}
