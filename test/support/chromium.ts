import { existsSync } from 'node:fs';
import { installFromDebian } from '../../infra/local/debian-package.ts';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL_PATHS = ['/usr/bin/chromium-headless-shell'];

/**
 * The path of the browser that the end-to-end tests drive: CHROMIUM_PATH, else the system's; as root on Debian a missing
 * one is installed. Otherwise throws an Error whose one line names the command.
 */
export function chromiumPath(): string {
  const found = chosenPath() ?? existing(SYSTEM_PATHS) ?? installed('chromium', SYSTEM_PATHS);
  if (found) return found;
  throw new Error(
    'Chromium is missing (the browser tests drive it); install it with: sudo apt-get install -y chromium, or set CHROMIUM_PATH',
  );
}

/**
 * The same browser without the window around the page, which takes a fifth of its time: CHROMIUM_PATH, else Debian's headless shell,
 * installed as root where it is missing, else the whole browser. What asks the window (can this be installed?) wants `chromiumPath`.
 */
export function headlessShellPath(): string {
  const found = chosenPath() ?? existing(SHELL_PATHS) ?? installed('chromium-headless-shell', SHELL_PATHS);
  return found ?? chromiumPath();
}

function chosenPath(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  return chosen && existsSync(chosen) ? chosen : undefined;
}

const existing = (paths: readonly string[]) => paths.find((path) => existsSync(path));

function installed(name: string, paths: readonly string[]): string | undefined {
  installFromDebian(name, 'a browser');
  return existing(paths);
}
