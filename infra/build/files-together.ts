import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;

/** The hundreds of small modules that later screens and their dialogs share. Texts come by language, and what is large where it is wanted. */
const sharedLater = {
  minShareCount: 2,
  maxModuleSize: 20_000,
  includeDependenciesRecursively: false,
} as const;
const noText = /^(?!.*\/text\/)/;
/** Menus, choices, tabs and their like: what is left of these packages once the first screens have theirs. */
const piecesOfDialogs = /node_modules\/(@chakra-ui|@ark-ui|@zag-js)\//;

/**
 * What is fetched together lies in one file. The bundler alone would make a file of whatever several screens share: the dashboard had to
 * fetch more than a hundred of them, which compressed one by one are a tenth larger. What one screen alone needs stays with it.
 */
export const filesTogether: readonly Group[] = [
  /* The public pages share a little with the app, and fetch nothing else of it. */
  of('page', 50),
  { name: 'looks', priority: 45, test: laterLooks(), includeDependenciesRecursively: false },
  { name: 'parts', priority: 40, test: partsOfEveryScreen() },
  { name: 'toasts', priority: 35, test: machineOfToasts, includeDependenciesRecursively: false },
  of('shell', 30),
  of('door', 20),
  of('sign-up', 15),
  { ...of('desk', 10), minShareCount: 2 },
  { ...of('forms', 9), ...sharedLater, test: noText },
  { ...of('work', 8), ...sharedLater, test: noText },
  { name: 'pieces', priority: 6, ...sharedLater, maxModuleSize: 40_000, test: piecesOfDialogs },
  { name: 'icons', priority: 5, test: /^\0icon:/, minShareCount: 2 },
];

/** Recipes that `web/theme/all-looks.ts` brings: Chakra has all of them in one module, which the first screens need some of. */
function laterLooks(): RegExp {
  return /@chakra-ui\/react\/dist\/esm\/theme\/recipes\/(?!(badge|button|field|heading|icon|input|native-select|select|skeleton|spinner)\.)/;
}

/**
 * The small parts of Chakra that every screen is made of: each screen's own choice among them made dozens of small files.
 */
function partsOfEveryScreen(): RegExp {
  return /@chakra-ui\/react\/dist\/esm\/(styled-system|components\/(badge|box|button|center|field|flex|grid|heading|icons|input|skeleton|spinner|stack|text|visually-hidden))\//;
}

/** What moves toasts, dialogs and menus. The shell keeps what toasts there are to be; those that show them bring this. */
function machineOfToasts(id: string): boolean {
  return /@zag-js\/(core|dismissable|dom-query|interact-outside|react|toast)\/dist\/(?!toast\.store|.*anatomy)/.test(
    id,
  );
}

type Occasion = 'page' | 'shell' | 'door' | 'sign-up' | 'desk' | 'forms' | 'work';

function of(occasion: Occasion, priority: number): Group {
  return {
    name: (id, graph) => (modulesOf(graph)[occasion].has(id) ? occasion : null),
    debugName: occasion,
    priority,
  };
}

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const page = `${web}pages/islands.ts`;
const shell = `${web}app/main.tsx`;
const signIn = `${web}screens/sign-in/sign-in-screen.tsx`;
const signUp = `${web}screens/sign-up/sign-up-screen.tsx`;
const desk = [`${web}app/app-frame.tsx`, `${web}screens/dashboard/dashboard-screen.tsx`];

type Modules = Readonly<Record<Occasion, ReadonlySet<string>>>;

const known = new WeakMap<Graph, Modules>();

/**
 * Which of our own modules are first needed when: by what every screen stands on, by who signs in, by who signs up, by who works: at the
 * desk, in a form, on any further screen.
 */
function modulesOf(graph: Graph): Modules {
  const before = known.get(graph);
  if (before) return before;
  const onPages = reached([page], graph);
  const always = reached([shell], graph);
  const atDoor = reached([signIn], graph);
  const throughDoors = reached([signIn, signUp], graph, { andLater: true });
  const atDesk = reached(desk, graph).difference(always).difference(onPages);
  const atSignUp = reached([signUp], graph);
  const atWork = reached(desk, graph, { andLater: true });
  const earlier = always.union(onPages).union(atDoor).union(atDesk);
  const modules = {
    page: onPages.difference(new Set([page])),
    shell: always.difference(onPages).difference(new Set([shell])),
    door: atDesk.intersection(atDoor),
    'sign-up': atDesk.difference(atDoor).intersection(throughDoors),
    desk: atDesk.difference(throughDoors).difference(new Set(desk)),
    forms: atSignUp.difference(earlier),
    work: atWork.difference(earlier).difference(atSignUp),
  };
  known.set(graph, modules);
  return modules;
}

/** Our own modules with all that they import before they run; `andLater`: with what they fetch when it is wanted, too. */
function reached(roots: readonly string[], graph: Graph, { andLater = false } = {}): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    // What is imported from a package is rarely all that it exports; the bundler knows, and adds it.
    if (found.has(id) || id.includes('/node_modules/') || id.endsWith('.css')) continue;
    found.add(id);
    const module = graph.getModuleInfo(id);
    waiting.push(...(module?.importedIds ?? []), ...(andLater ? (module?.dynamicallyImportedIds ?? []) : []));
  }
  return found;
}
