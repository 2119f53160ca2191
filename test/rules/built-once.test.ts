import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { builtFolderOnce, builtOnce, hashOf } from '../support/built-once.ts';

const folder = mkdtempSync(join(tmpdir(), 'matchbook-built-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the hash of sources', () => {
  const sources = join(folder, 'sources');
  const hash = () => hashOf(sources, ['**/*.ts', 'lock.json']);
  const write = (name: string, text: string) => writeFileSync(join(sources, name), text);

  it('changes with every content and name that goes in, and with nothing else', () => {
    mkdirSync(join(sources, 'deep'), { recursive: true });
    write('deep/a.ts', 'one');
    write('lock.json', '1');
    const hashes = [hash()];
    write('deep/a.ts', 'two');
    hashes.push(hash());
    write('lock.json', '2');
    hashes.push(hash());
    write('b.ts', '');
    hashes.push(hash());
    expect(new Set(hashes).size).toBe(hashes.length);
    write('notes.md', 'not a source');
    expect(hash()).toBe(hashes.at(-1));
  });
});

describe('what is built once', () => {
  it('is given again without being built again', async () => {
    const build = vi.fn(() => ({ templates: 3 }));
    expect(await builtOnce('templates', build, folder)).toEqual({ templates: 3 });
    expect(await builtOnce('templates', build, folder)).toEqual({ templates: 3 });
    expect(build).toHaveBeenCalledOnce();
  });

  it('is one folder, also for those who ask at the same time', async () => {
    const build = vi.fn(async (at: string) => {
      mkdirSync(at);
      await Promise.resolve();
      writeFileSync(join(at, 'bundle.mjs'), 'export {};');
    });
    const asked = await Promise.all([1, 2].map(() => builtFolderOnce('functions', build, folder)));
    expect(new Set(asked).size).toBe(1);
    expect(readFileSync(join(asked[0] ?? '', 'bundle.mjs'), 'utf8')).toBe('export {};');
    await builtFolderOnce('functions', build, folder);
    expect(build).toHaveBeenCalledOnce();
  });

  it('is never half built: a build that fails leaves nothing', async () => {
    const fails = () => Promise.reject(new Error('no compiler'));
    await expect(builtFolderOnce('broken', fails, folder)).rejects.toThrow('no compiler');
    const works = (at: string) => {
      mkdirSync(at);
      return Promise.resolve();
    };
    expect(await builtFolderOnce('broken', works, folder)).toContain('broken');
  });

  it('waits for nobody who was killed while they built it', async () => {
    const known = await builtFolderOnce('functions', () => Promise.resolve(), folder);
    const mark = join(dirname(known), 'orphan.json.begun');
    mkdirSync(mark);
    utimesSync(mark, 0, 0);
    expect(await builtOnce('orphan', () => 7, folder)).toBe(7);
  });
});
