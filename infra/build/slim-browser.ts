import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { RouteShape } from '../../shared/contract/route.ts';

const contractFolder = fileURLToPath(new URL('../../shared/contract', import.meta.url));

/** Of a contract's folder, what declares no routes. */
const NO_AREAS = ['route.ts', 'openapi.ts', 'index.ts'];

/**
 * Gives the browser's client of each route what it sends by (method, path, access) and leaves out the shapes: the functions check
 * what arrives, and zod with every shape of the product would be a seventh of what the first screen has to fetch.
 */
export const routesWithoutShapes: Plugin = {
  name: 'routes-without-shapes',
  apply: 'build',
  async load(id) {
    const file = id.split('?', 1)[0] ?? id;
    if (dirname(file) !== contractFolder || NO_AREAS.includes(basename(file))) return undefined;
    const area = (await import(pathToFileURL(join(contractFolder, basename(file))).href)) as Area;
    return Object.entries(area)
      .map(([name, route]) => `export const ${name} = ${JSON.stringify(sentBy(route))};`)
      .join('\n');
  },
};

const countriesFolder = fileURLToPath(new URL('../../shared/countries', import.meta.url));

/** Leaves out of the countries' facts where each was read: no screen shows that, and the first ones fetch all facts. */
export const factsWithoutSources: Plugin = {
  name: 'facts-without-sources',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (dirname(id.split('?', 1)[0] ?? id) !== countriesFolder) return undefined;
    return {
      code: code.replaceAll(/^const (\w+): Source = \{[^{}]*\};$/gm, 'const $1 = undefined;'),
      map: null,
    };
  },
};

type Area = Readonly<Record<string, RouteShape>>;

const sentBy = ({ method, path, access, repeatable }: RouteShape) => ({ method, path, access, repeatable });

/**
 * Functions whose calls only describe: what comes of them may be left out where nobody uses it. The bundler cannot know; without
 * it one token of Chakra's theme brings all of its recipes along.
 */
export const describing: readonly string[] = [
  'defineConfig',
  'defineRecipe',
  'defineSlotRecipe',
  'createAnatomy',
  'defineTokens',
  'defineSemanticTokens',
  'defineTextStyles',
  'defineLayerStyles',
  'defineAnimationStyles',
  'defineKeyframes',
  'defineGlobalStyles',
  'createRecipeContext',
  'createSlotRecipeContext',
  'createContext',
  'forwardRef',
];
