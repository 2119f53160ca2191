import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;

function run(args: string[]): Promise<{ code: number; lines: string[]; errors: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['infra/cli/statement.ts', ...args],
      { cwd: root },
      (_, stdout, stderr) => {
        resolve({ code: child.exitCode ?? -1, lines: stdout.split('\n').filter(Boolean), errors: stderr });
      },
    );
  });
}

describe('npm run statement', () => {
  it('prints one JSON line a file, and a bad file never stops the next', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'statement-'));
    const broken = join(folder, 'program.csv');
    await writeFile(broken, new Uint8Array([0x4d, 0x5a, 0x90, 0, 1, 2, 3]));
    const { code, lines, errors } = await run([
      broken,
      join(folder, 'missing.csv'),
      'test/fixtures/statements/chequing.csv',
    ]);
    const [first, second, third] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(code).toBe(1);
    expect(first).toMatchObject({ file: broken, problem: { code: 'unreadable-file' } });
    expect(second).toHaveProperty('problem.detail');
    expect(third).toMatchObject({
      format: 'csv',
      currency: null,
      account: null,
      opening: 100_000,
      closing: 341_525,
      proven: true,
    });
    expect(errors).not.toContain('    at ');
  });

  it('exits with 2 for wrong usage', async () => {
    expect((await run([])).code).toBe(2);
    expect((await run(['--date-order', 'ydm', 'test/fixtures/statements/chequing.csv'])).code).toBe(2);
    expect((await run(['--unknown', 'x'])).code).toBe(2);
  });

  it('follows the flags', async () => {
    const { lines, code } = await run([
      '--account-kind',
      'credit-card',
      '--currency',
      'CAD',
      'test/fixtures/statements/chequing.csv',
    ]);
    expect([code, JSON.parse(lines[0] ?? '{}')]).toMatchObject([0, { currency: 'CAD' }]);
  });
});
