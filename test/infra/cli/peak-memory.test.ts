import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { peakMemoryMb } from '../../../infra/cli/peak-memory.ts';

const MODULE = fileURLToPath(new URL('../../../infra/cli/peak-memory.ts', import.meta.url));
const HELD_MB = 200;

/** What a process that holds `heldMb` megabytes tells of itself, and of a child that holds nothing. */
function toldHolding(heldMb: number): readonly number[] {
  const told = `import('${MODULE}').then(({ peakMemoryMb }) => console.log(peakMemoryMb('self')))`;
  const script = `
    const held = Buffer.alloc(${heldMb} * 1024 * 1024, 1);
    ${told}.then(() => require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(told)}], { stdio: 'inherit' }))
      .then(() => held.length);`;
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim().split('\n').map(Number);
}

describe('the peak of a process’s memory', () => {
  it('counts what it held, and nothing that its parent held', () => {
    const [parent = 0, child = 0] = toldHolding(HELD_MB);
    expect(parent).toBeGreaterThan(HELD_MB);
    expect(child).toBeGreaterThan(10);
    expect(child).toBeLessThan(HELD_MB);
  });

  it('is told of a running process alone', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    expect(peakMemoryMb(pid)).toBeUndefined();
  });
});
