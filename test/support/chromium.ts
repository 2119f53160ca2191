import { existsSync } from 'node:fs';
import { installFromDebian } from '../../infra/local/debian-package.ts';

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
  installFromDebian('chromium', 'a browser');
  return SYSTEM_PATHS.find((path) => existsSync(path));
}
