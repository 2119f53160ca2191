import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';
import { isNotFound, NOT_FOUND_PAGE, siteFileFor } from '../../constructs/site-paths.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
  '.map': 'application/json',
};

/** What CloudFront compresses of these types; pictures and fonts are compressed already. */
const COMPRESSED = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.xml',
  '.wasm',
]);
/** As small as CloudFront leaves a file as it is (CloudFront developer guide, "Serve compressed files"). */
const COMPRESSED_BYTES_MIN = 1000;

/** Answers a request for the site. */
export type Site = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The built site, by the same rule as the distribution: the app's addresses get the shell, unknown ones a 404 page. Every answer
 * carries the security headers of the template, and is compressed where the distribution compresses it.
 */
export function staticSite(folder: string, headers: Readonly<Record<string, string>>): Site {
  return async (request, response) => {
    const path = pathOf(request);
    const wanted = path === undefined ? NOT_FOUND_PAGE : siteFileFor(path);
    const found = (await fileAt(folder, wanted)) ?? (await fileAt(folder, NOT_FOUND_PAGE));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!found) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');
    const isCompressed =
      found.size >= COMPRESSED_BYTES_MIN &&
      COMPRESSED.has(extname(found.path)) &&
      /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const isMissing = found.path !== join(folder, wanted) || isNotFound(wanted);
    response.writeHead(isMissing ? 404 : 200, {
      'content-type': TYPES[extname(found.path)] ?? 'application/octet-stream',
      ...(isCompressed
        ? { 'content-encoding': 'gzip', vary: 'accept-encoding' }
        : { 'content-length': found.size }),
      // Names under assets/ hold their content's hash.
      'cache-control': wanted.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') return void response.end();
    const content = createReadStream(found.path);
    (isCompressed ? content.pipe(createGzip()) : content).pipe(response);
  };
}

function pathOf(request: IncomingMessage): string | undefined {
  try {
    return normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'));
  } catch {
    return undefined;
  }
}

async function fileAt(folder: string, file: string): Promise<{ path: string; size: number } | undefined> {
  const path = join(folder, file);
  if (!path.startsWith(folder)) return undefined;
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size } : undefined;
}
