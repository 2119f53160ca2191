import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * PDFs are drawn with the fonts that every reader has. pdfkit looks for their measures in its own folder when it runs, which a bundle does
 * not have: here they are part of it.
 */
export const standardFonts: Plugin = {
  name: 'standard-fonts',
  setup: (building) =>
    building.onLoad({ filter: /pdfkit[\\/]js[\\/]pdfkit\.node\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        /\brequire\$\d+\('#standard-fonts\/(\w+)'\)/g,
        "require('pdfkit/standard-fonts/$1')",
      ),
      loader: 'js',
    })),
};
