import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { isNotFound, NOT_FOUND_PAGE, siteFileFor } from '../../constructs/site-paths.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
  '.map': 'application/json',
};

/** Answers a request for the site. */
export type Site = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The built site, by the same rule as the distribution: the app's addresses get the shell, unknown ones a 404 page. Every answer
 * carries the security headers of the template.
 */
export function staticSite(folder: string, headers: Readonly<Record<string, string>>): Site {
  return async (request, response) => {
    const path = pathOf(request);
    const wanted = path === undefined ? NOT_FOUND_PAGE : siteFileFor(path);
    const found = (await fileAt(folder, wanted)) ?? (await fileAt(folder, NOT_FOUND_PAGE));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!found) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');
    const isMissing = found.path !== join(folder, wanted) || isNotFound(wanted);
    response.writeHead(isMissing ? 404 : 200, {
      'content-type': TYPES[extname(found.path)] ?? 'application/octet-stream',
      'content-length': found.size,
      // Names under assets/ hold their content's hash.
      'cache-control': wanted.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(found.path).pipe(response);
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
