import { extname } from 'node:path';

/** The file of a program beside a module: `.ts` among the sources, `.mjs` in a function's bundle. */
export const besides = (program: string, module: string): URL =>
  new URL(`./${program}${extname(module)}`, module);
