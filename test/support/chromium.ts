import { existsSync } from 'node:fs';
import { installFromDebian } from '../../infra/local/debian-package.ts';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** What keeps a browser to the tests: no sandbox for root, no graphics card, no talk to its maker, no work ahead. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: what two of the compilers save by its end is less than they take.
  '--js-flags=--no-maglev --no-opt',
] as const;

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
 * installed as root where it is missing, else the whole browser. What needs the window wants `wholeBrowser`: installing the app.
 */
export function headlessShellPath(): string {
  const found = chosenPath() ?? existing(SHELL_PATHS) ?? installed('chromium-headless-shell', SHELL_PATHS);
  return found ?? chromiumPath();
}

/** For `test.use`: the browser with its window. */
export const wholeBrowser = () => ({
  launchOptions: { executablePath: chromiumPath(), args: [...BROWSER_ARGS] },
});

function chosenPath(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  return chosen && existsSync(chosen) ? chosen : undefined;
}

const existing = (paths: readonly string[]) => paths.find((path) => existsSync(path));

function installed(name: string, paths: readonly string[]): string | undefined {
  installFromDebian(name, 'a browser');
  return existing(paths);
}
