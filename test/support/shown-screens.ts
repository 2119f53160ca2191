import { readFileSync } from 'node:fs';
import { hashOf } from './built-once.ts';

/** The folder with the pictures of the product that the public site shows. */
export const SHOTS_FOLDER = 'web/public/shots';
/** What the screens in these pictures are made of. */
const SOURCES = [
  'web/{kit,theme}/**/*',
  'web/app/{app-frame,top-bar,bottom-bar}.tsx',
  'web/screens/{dashboard,accounting}/**/*',
];
export const HASH_FILE = 'test/support/shots-hash.txt';

export const shownScreensHash = (root: string): string => hashOf(root, SOURCES);

/** A line for whoever runs the tests when the site's pictures may no longer show the product as it is; nothing else looks for that. */
export function staleShots(root: string): string | undefined {
  const taken = readFileSync(`${root}/${HASH_FILE}`, 'utf8').trim();
  return taken === shownScreensHash(root)
    ? undefined
    : 'The screens in the public site’s pictures have changed since they were taken: npm run shots takes them anew.';
}
