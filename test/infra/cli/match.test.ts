import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const good = {
  transactions: [
    { id: 't1', date: '2025-03-03', description: 'CAFE MYRIADE', amount: -1450, currency: 'CAD' },
  ],
  receipts: [
    { id: 'r1', vendor: 'Café Myriade', date: '2025-03-02', amount: 1450, currency: 'CAD' },
    { id: 'r2', vendor: null, date: null, amount: 99, currency: 'CAD' },
  ],
};
let folder = '';

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function match(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/node', ['infra/cli/match.ts', ...args], {
    encoding: 'utf8',
  });
  const lines = stdout
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
  return { status, lines, stderr };
}

describe('the match command', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'match-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('prints the matches of a file', () => {
    const { status, lines } = match(file('good.json', JSON.stringify(good)));
    expect(status).toBe(0);
    expect(lines).toMatchObject([
      { matches: [{ receiptIds: ['r1'], transactionIds: ['t1'], decision: 'auto', confidence: 99 }] },
    ]);
  });

  it('says what is wrong with each bad file and goes on', () => {
    const floats = { ...good, receipts: [{ ...good.receipts[0], amount: 14.5 }] };
    const twins = { ...good, receipts: [good.receipts[0], good.receipts[0]] };
    const { status, lines, stderr } = match(
      join(folder, 'missing.json'),
      file('text.json', 'hello'),
      file('floats.json', JSON.stringify(floats)),
      file('twins.json', JSON.stringify(twins)),
      file('bom.json', `\uFEFF${JSON.stringify(good)}`),
    );
    expect(status).toBe(1);
    expect(stderr).not.toContain('    at ');
    expect(lines).toMatchObject([
      { problem: { code: 'not-found' } },
      { problem: { code: 'unreadable-file' } },
      { problem: { code: 'invalid-input', detail: expect.stringContaining('receipts.0.amount') as string } },
      { problem: { code: 'invalid-input', detail: expect.stringContaining('unique') as string } },
      { matches: [{}] },
    ]);
  });

  it('explains itself when used wrongly', () => {
    expect(match()).toMatchObject({ status: 2, lines: [] });
    expect(match('--what').stderr).toContain('Usage');
  });
});
