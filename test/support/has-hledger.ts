import { spawnSync } from 'node:child_process';
import { installFromDebian } from '../../infra/local/debian-package.ts';

/** Whether plain-text accounting can be asked. */
export const hasHledger = (): boolean => spawnSync('hledger', ['--version']).status === 0;

/** Installs it where it is missing, as root on Debian; elsewhere says aloud what is left out without it. */
export function bringHledger(): void {
  if (!hasHledger()) installFromDebian('hledger', 'hledger');
  if (!hasHledger())
    process.stderr.write(
      'hledger is missing: nobody recounts the trial balance, reports and returns. Install it with: sudo apt-get install -y hledger\n',
    );
}
