import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { bootScript } from '../../../../infra/constructs/boot-script.ts';
import { prerender } from '../../../../web/pages/prerender.tsx';

const KB = 1024;
const packed = (content: string | Uint8Array): number => gzipSync(content).byteLength;

it('runs at most 30 KB of script on a public page, compressed', async () => {
  const { outputFiles } = await build({
    entryPoints: ['web/pages/islands.ts'],
    ...{ bundle: true, minify: true, write: false, format: 'esm', outdir: 'out' },
    loader: { '.woff2': 'empty' },
  });
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  expect(scripts).toHaveLength(1);
  const bytes = [...scripts.map(({ contents }) => contents), bootScript()].map(packed);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30 * KB);
});

it('sends at most 24 KB for any public page with its styles, compressed', () => {
  const heavy = prerender()
    .map(({ file, head, body }) => ({ file, size: packed(head + body) }))
    .filter(({ size }) => size > 24 * KB);
  expect(heavy).toEqual([]);
});
