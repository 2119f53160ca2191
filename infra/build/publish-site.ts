import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

export interface Publication {
  /** The built site. */
  readonly folder: string;
  readonly bucket: string;
  readonly region: string;
  /** What browsers read from `/config.json` to find the user pool. */
  readonly config: Readonly<Record<'region' | 'userPoolId' | 'userPoolClientId', string>>;
}

/** One file of the site as it is stored. */
export interface SiteObject {
  readonly key: string;
  readonly body: Uint8Array | string;
  readonly contentType: string;
  readonly cacheControl: string;
}

/**
 * Stores the built site: named parts first, pages last, so that no page names a part that isn't there. Parts of earlier
 * versions stay for pages that are still open.
 */
export async function publishSite(publication: Publication): Promise<void> {
  const s3 = new S3Client({ region: publication.region });
  for (const { key, body, contentType, cacheControl } of await siteObjects(publication)) {
    await s3.send(
      new PutObjectCommand({
        Bucket: publication.bucket,
        Key: key,
        Body: body,
        ContentType: contentType,
        CacheControl: cacheControl,
      }),
    );
  }
}

/** The site's files in the order to store them. */
export async function siteObjects({
  folder,
  config,
}: Pick<Publication, 'folder' | 'config'>): Promise<SiteObject[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file) =>
    siteObject(relative(folder, file).replaceAll(sep, '/'), await readFile(file)),
  );
  const objects = (await Promise.all(read)).filter(({ key }) => key !== 'config.json');
  objects.push(siteObject('config.json', JSON.stringify(config)));
  return objects.sort((a, b) => rank(a.key) - rank(b.key) || a.key.localeCompare(b.key));
}

const siteObject = (key: string, body: Uint8Array | string): SiteObject => ({
  key,
  body,
  contentType: contentTypeOf(key),
  cacheControl: cacheControlOf(key),
});

const rank = (key: string): number => (key.endsWith('.html') ? 1 : 0);

/** Files under `assets/` carry a digest in their name and never change; all others are asked for anew each time. */
const cacheControlOf = (key: string): string =>
  key.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Throws for an ending it does not know, because S3 would serve such a file as a download. */
export function contentTypeOf(key: string): string {
  const type = contentTypes[extname(key)];
  if (type === undefined) throw new Error(`The site's file ${key} has no known content type: add it.`);
  return type;
}
