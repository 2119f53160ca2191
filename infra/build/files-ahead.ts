import type { Plugin, Rolldown } from 'vite';
import { bootScript } from '../constructs/boot-script.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Writes the script of the first moment into each page. */
export const bootInPage: Plugin = {
  name: 'boot-in-page',
  transformIndexHtml: (html) => html.replace('<!--boot-->', () => `<script>${bootScript()}</script>`),
};

/** What is fetched as soon as somebody who is signed in opens the app, whatever screen it is, and for the first of its screens. */
const WANTED = {
  'data-app': ['/web/auth/cognito.ts', '/web/app/app-frame.tsx'],
  'data-dashboard': ['/web/screens/dashboard/dashboard-screen.tsx'],
} as const;

/**
 * Tells that script in the app's shell which files those are: it has them fetched while the scripts of the shell itself, which would ask
 * for them only once they run, are still on their way.
 */
export const filesAhead: Plugin = {
  name: 'files-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle, filename }) {
      if (!bundle || !filename.endsWith('/app.html')) return html;
      const entry = chunkOf(filename, bundle);
      const known = new Set(withImports([entry], bundle));
      const attributes = Object.entries(WANTED).map(([name, modules]) => {
        const files = withImports(
          modules.map((module) => chunkOf(module, bundle)),
          bundle,
        ).filter((file) => !known.has(file));
        for (const file of files) known.add(file);
        return `${name}="${files.map((file) => `/${file}`).join(' ')}"`;
      });
      const boot = `>${bootScript()}</script>`;
      if (!html.includes(boot)) throw new Error('The shell of the app no longer holds its boot script.');
      return html.replace(boot, () => ` ${attributes.join(' ')}${boot}`);
    },
  },
};

/** The file that begins with a module. A module that was moved away fails the build: it would come late unseen. */
function chunkOf(module: string, bundle: Bundle): Chunk {
  const chunk = Object.values(bundle).find(
    (one): one is Chunk => one.type === 'chunk' && (one.facadeModuleId ?? '').endsWith(module),
  );
  if (!chunk) throw new Error(`No file begins with ${module}.`);
  return chunk;
}

/** The names of files and of all that they import before they run. */
function withImports(chunks: readonly Chunk[], bundle: Bundle): string[] {
  const found = new Set<string>();
  const waiting = chunks.map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') continue;
    found.add(name);
    waiting.push(...chunk.imports);
  }
  return [...found];
}
