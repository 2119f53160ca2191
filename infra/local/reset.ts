import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runningStack } from './state/stack-file.ts';
import { DEFAULT_STATE_DIR } from './state/state-shape.ts';

/** `npm run reset`: forgets everything the local cloud keeps; refused while it runs. */
const { values } = parseArgs({ options: { state: { type: 'string', default: DEFAULT_STATE_DIR } } });
const stateDir = resolve(values.state);
const running = runningStack(stateDir);
if (running) {
  process.stderr.write(`Matchbook runs on this state at ${running.web}; end it first.\n`);
  process.exitCode = 1;
} else {
  rmSync(stateDir, { recursive: true, force: true });
  process.stdout.write(`Cleared ${stateDir}\n`);
}
