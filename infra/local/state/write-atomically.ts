import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file so that a reader, or a crash, finds the old text or the new one, never half. */
export function writeAtomically(path: string, text: string): void {
  const half = `${path}.${process.pid}`;
  writeFileSync(half, text);
  renameSync(half, path);
}
