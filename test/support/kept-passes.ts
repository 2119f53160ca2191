import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { hashOf } from './built-once.ts';

/*
 * The tools of `npm test` only read: what one of them found nothing wrong with holds until a file, a setting or a package changes.
 */

/** All that they read: the code, and at the root their settings and the lock file, which says of what packages they are. */
const READ = ['{infra,functions,web,shared,test}/**/*.{ts,tsx,cjs,json,jsonc,css,html}', '*', '.*'];

const Passes = z.object({ hash: z.string(), names: z.array(z.string()) });

/** A hash of all that the tools read under a folder. */
export const hashOfRead = (root: string): string => hashOf(root, READ);

/** The names of the tools that passed what stands under a hash; none of them where the last ones passed something else. */
export function passesOf(hash: string, file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const kept = Passes.parse(JSON.parse(readFileSync(file, 'utf8')));
  return kept.hash === hash ? kept.names : [];
}

/** Keeps that a tool passed what stands under a hash, in place of whatever else was passed. */
export function keepPass(name: string, hash: string, file: string): void {
  const names = [...new Set([...passesOf(hash, file), name])];
  writeFileSync(file, JSON.stringify({ hash, names } satisfies z.infer<typeof Passes>));
}
