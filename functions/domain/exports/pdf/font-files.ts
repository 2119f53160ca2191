import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fonts as arabic } from '@embedpdf/fonts-arabic';
import { fonts as hebrew } from '@embedpdf/fonts-hebrew';
import { fonts as jp } from '@embedpdf/fonts-jp';
import { fonts as kr } from '@embedpdf/fonts-kr';
import { fonts as latin } from '@embedpdf/fonts-latin';
import { fonts as sc } from '@embedpdf/fonts-sc';
import type { Weight } from './ink.ts';

interface FontOfPackage {
  readonly file: string;
  readonly weight?: number;
  readonly italic?: boolean;
}

/** The families of Noto that documents are set in. Imported by name: that is how the bundle sees what a function needs beside it. */
const families = { latin, arabic, hebrew, jp, sc, kr } as const satisfies Record<
  string,
  readonly FontOfPackage[]
>;
export type Family = keyof typeof families;

/** Where those have no half-bold, bold is the nearest. */
const weights: Readonly<Record<Weight, readonly number[]>> = { regular: [400], strong: [600, 700] };

/** Where the file of a face lies: in its package, which stands beside the function (`infra/build/packed-packages.ts`). */
export function fontFile(family: Family, weight: Weight): string {
  const fonts: readonly FontOfPackage[] = families[family];
  const face = weights[weight]
    .map((wanted) => fonts.find((font) => font.weight === wanted && !font.italic))
    .find((found) => found !== undefined);
  if (!face) throw new Error(`No ${weight} face of ${family} is installed.`);
  const entry = createRequire(import.meta.url).resolve(`@embedpdf/fonts-${family}`);
  return join(dirname(entry), '../fonts', face.file);
}
