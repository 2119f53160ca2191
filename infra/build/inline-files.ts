import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const SUFFIX = '?inline';

/** `import address from 'package/file.woff2?inline'` gives the whole file as a data address, as the site's bundler does it. */
export const inlineFiles: Plugin = {
  name: 'inline-files',
  setup: (building) => {
    building.onResolve({ filter: /\?inline$/ }, ({ path, resolveDir }) => ({
      path: createRequire(join(resolveDir, 'any.js')).resolve(path.slice(0, -SUFFIX.length)),
      namespace: 'inline',
    }));
    building.onLoad({ filter: /./, namespace: 'inline' }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'dataurl',
    }));
  },
};
