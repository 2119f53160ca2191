import { readFileSync } from 'node:fs';
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

/** Packages that only declare, and don't say so: what nobody uses of them may be left out. */
export const withoutEffects =
  /\/node_modules\/(@aws-crypto\/\w|hoist-non-react-statics|js-cookie|react-is|@emotion\/(cache|hash|is-prop-valid|memoize|serialize|sheet|unitless|utils)|stylis)/;

/**
 * What Amplify brings along for what this product has not, by its file: identity pools and their AWS credentials, sessions in cookies for
 * pages that a server renders, and the configuration files of Amplify's own deployments. Tokens lie in the browser's storage, and the
 * configuration is written as Amplify has it in the end.
 */
const ofAmplifyUnused: Readonly<Record<string, string>> = {
  'auth/dist/esm/providers/cognito/credentialsProvider/index.mjs':
    'export const cognitoCredentialsProvider = undefined;',
  'auth/dist/esm/providers/cognito/credentialsProvider/credentialsProvider.mjs':
    'export const CognitoAWSCredentialsAndIdentityIdProvider = undefined;',
  'auth/dist/esm/providers/cognito/credentialsProvider/IdentityIdStore.mjs':
    'export const DefaultIdentityIdStore = undefined;',
  'core/dist/esm/context/selectSsrKeyValueStorage.mjs':
    "import { defaultStorage } from '../storage/index.mjs'; export const selectSsrKeyValueStorage = () => defaultStorage;",
  'core/dist/esm/utils/parseAmplifyConfig.mjs': 'export const parseAmplifyConfig = (config) => config;',
};

/** Leaves that out of the browser's Amplify. A file that an update moved away fails the build: what it held would come back unseen. */
export function amplifyAsUsed(): Plugin {
  const met = new Set<string>();
  return {
    name: 'amplify-as-used',
    apply: 'build',
    load(id) {
      const [, file = ''] = /\/@aws-amplify\/([^?]+)/.exec(id) ?? [];
      const code = ofAmplifyUnused[file];
      if (code !== undefined) met.add(file);
      return code;
    },
    buildEnd(error) {
      const missing = Object.keys(ofAmplifyUnused).filter((file) => !met.has(file));
      if (!error && missing.length > 0)
        this.error(`Amplify has no such file any more: ${missing.join(', ')}`);
    },
  };
}

const ICON = 'icon:';

/**
 * Makes a module of each icon. They all lie in one of their package, which no bundler cuts: whoever needs one of the app's icons would
 * fetch all of them.
 */
export const iconsApart: Plugin = {
  name: 'icons-apart',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes(`'react-icons/lu'`)) return undefined;
    const importing = /^import \{([^}]*)\} from 'react-icons\/lu';$/gm;
    return {
      code: code.replaceAll(importing, (_, names: string) =>
        (names.match(/\w+/g) ?? []).map((name) => `import { ${name} } from '${ICON}${name}';`).join(' '),
      ),
      map: null,
    };
  },
  // What no file holds has a name that no other plugin takes for one.
  resolveId: (id) => (id.startsWith(ICON) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${ICON}`)) return undefined;
    const name = id.slice(ICON.length + 1);
    const start = lucide().indexOf(`export function ${name} (props) {`);
    const end = lucide().indexOf('\n};', start);
    if (start < 0 || end < 0) this.error(`react-icons/lu has no icon ${name}.`);
    return `import { GenIcon } from 'react-icons/lib';\n${lucide().slice(start, end + 2)}`;
  },
};

let lucideKnown: string | undefined;
const lucide = () =>
  (lucideKnown ??= readFileSync(fileURLToPath(import.meta.resolve('react-icons/lu')), 'utf8'));
