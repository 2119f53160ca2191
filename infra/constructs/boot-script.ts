import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

let minified: string | undefined;

/**
 * What every page runs before its first paint, `web/boot.ts` made small. It stands in the page: as a file of its own it would hold up the
 * paint for a round trip.
 */
export function bootScript(): string {
  const source = () => readFileSync(new URL('../../web/boot.ts', import.meta.url), 'utf8');
  return (minified ??= transformSync(source(), { loader: 'ts', minify: true, target: 'es2020' }).code.trim());
}

/** What the site's policy says of it, the one script that may stand in a page: `'sha256-…'`. */
export function bootScriptSource(): string {
  return `'sha256-${createHash('sha256').update(bootScript()).digest('base64')}'`;
}
