import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bundles, bundlesFolder } from '../bundle.ts';
import { packed } from './packed-packages.ts';

/** The one function on x86_64, where the machine code of these packages runs. */
const READING_WORKER = 'read-pages';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Puts the packages that could not be bundled beside the bundles that ask for them, as Lambda will find them. On one
 * machine Node finds the project's own `node_modules` instead, so only a deployment needs this.
 * Throws when a function on arm64 asks for one, or when a package for linux/x64 isn't installed.
 */
export async function packPackages(
  { packages }: Pick<Bundles, 'packages'>,
  into = bundlesFolder,
): Promise<void> {
  for (const [name, wanted] of packages) {
    const folder = join(into, name, 'node_modules');
    await rm(folder, { recursive: true, force: true });
    if (wanted.length === 0) continue;
    const machineCode = wanted.filter((one) => !packed[one]?.isData);
    if (name !== READING_WORKER && machineCode.length > 0) throw new Error(misplaced(name, machineCode));
    for (const [packageName, source] of closureOf(wanted)) await copyPackage(packageName, source, folder);
  }
}

/** Every package wanted, and what those need in turn, with where each is installed. */
export function closureOf(wanted: readonly string[], from = root): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of wanted) {
    const source = installedAt(name, from);
    found.set(name, source);
    for (const [needed, place] of closureOf(packed[name]?.needs ?? [], source)) found.set(needed, place);
  }
  return found;
}

/** Node's own search: the package's own `node_modules`, then those of the folders around it. */
function installedAt(name: string, from: string): string {
  const place = join(from, 'node_modules', name);
  if (existsSync(place)) return place;
  if (from === root || from === dirname(from)) {
    throw new Error(
      `${name} is not installed, and Lambda needs it. Run: npm install --os=linux --cpu=x64 --libc=glibc`,
    );
  }
  return installedAt(name, dirname(from));
}

async function copyPackage(name: string, source: string, folder: string): Promise<void> {
  const keeps = packed[name]?.keeps ?? ['.'];
  const nested = join(source, 'node_modules');
  for (const kept of keeps) {
    await cp(join(source, kept), join(folder, name, kept), {
      recursive: true,
      filter: (path) => !path.startsWith(nested) && !path.endsWith('.map'),
    });
  }
}

const misplaced = (name: string, wanted: readonly string[]): string =>
  `${name} asks for ${wanted.join(', ')}, which only ${READING_WORKER} can load: the other functions are arm64. ` +
  'Let it read what the reading worker has stored, or import less.';
