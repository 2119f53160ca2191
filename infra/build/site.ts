import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { writeIcons } from './icons.ts';
import { bootInPage, filesAhead } from './files-ahead.ts';
import { filesTogether } from './files-together.ts';
import {
  amplifyAsUsed,
  describing,
  factsWithoutSources,
  iconsApart,
  routesWithoutShapes,
  withoutEffects,
} from './slim-browser.ts';
import { isNotFound, NOT_FOUND_PAGE, NOT_FOUND_SHELL, SHELL, siteFileFor } from '../constructs/site-paths.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const web = `${project}web`;

/** Where the built site lies, and where the code that renders its pages does while it is built. */
export const siteFolder = `${project}dist/site`;
/** Builds of two processes at once don't write into each other's files. */
const freshFolder = `${project}dist/site-${process.pid}`;
const prerenderFolder = `${project}dist/prerender-${process.pid}`;

const shared: InlineConfig = {
  root: web,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), bootInPage],
  appType: 'custom',
};

/** What a prerendered page is made of: `web/pages/prerender.tsx` gives it. */
interface Prerendered {
  readonly file: string;
  readonly language: string;
  readonly head: string;
  readonly body: string;
}

/**
 * Builds the site into `dist/site`: `index.html`, `404.html` and their like rendered beforehand and almost without script, `app.html`
 * the shell of the app, also as `app-404.html`. No inline script but the one of the first moment, no asset inlined as data. What lay there
 * before is replaced only once all is built: a copy of the product that serves it goes on.
 */
export async function buildSite(): Promise<void> {
  await build({
    ...shared,
    plugins: [
      ...[react(), bootInPage, filesAhead],
      ...[routesWithoutShapes, factsWithoutSources, iconsApart, amplifyAsUsed()],
    ],
    build: {
      outDir: freshFolder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 900,
      rolldownOptions: {
        treeshake: {
          manualPureFunctions: describing,
          moduleSideEffects: [{ test: withoutEffects, sideEffects: false }],
        },
        input: { app: `${web}/app.html`, page: `${web}/page.html` },
        output: { codeSplitting: { groups: [...filesTogether] } },
      },
    },
  });
  await writeIcons(freshFolder);
  const { prerender, siteFiles } = await renderingCode();
  await writePages(prerender());
  for (const { file, text } of siteFiles(new Date())) await writeSiteFile(file, text);
  await copyFile(`${freshFolder}${SHELL}`, `${freshFolder}${NOT_FOUND_SHELL}`);
  await rm(siteFolder, { recursive: true, force: true });
  await rename(freshFolder, siteFolder);
  await rm(prerenderFolder, { recursive: true });
}

/** What renders the pages with the same components as the browser would, in a build of its own. */
async function renderingCode(): Promise<PrerenderModule> {
  await build({
    ...shared,
    publicDir: false,
    build: { ssr: `${web}/pages/prerender.tsx`, outDir: prerenderFolder, emptyOutDir: true },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(`${prerenderFolder}/prerender.js`).href)) as PrerenderModule;
}

interface PrerenderModule {
  readonly prerender: () => readonly Prerendered[];
  readonly siteFiles: (today: Date) => readonly { readonly file: string; readonly text: string }[];
}

async function writePages(pages: readonly Prerendered[]): Promise<void> {
  const template = await withFontsAhead(await readFile(`${freshFolder}/page.html`, 'utf8'));
  await Promise.all(pages.map((page) => writeSiteFile(page.file, filled(template, page))));
  await rm(`${freshFolder}/page.html`);
}

/**
 * The template with its one stylesheet, which only names the fonts, in the page itself, and the fonts fetched beside the page: as a file
 * of its own it would hold up the first paint, and the fonts would be asked for only after it.
 */
async function withFontsAhead(template: string): Promise<string> {
  const [link, file] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(template) ?? [];
  if (link === undefined) throw new Error('The template of the pages names no stylesheet.');
  const styles = await readFile(`${freshFolder}${file}`, 'utf8');
  const fonts = [...styles.matchAll(/url\(([^)]+\.woff2)\)/g)].map(
    ([, font]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
  );
  return template.replace(link, () => [...fonts, `<style>${styles.trim()}</style>`].join('\n    '));
}

async function writeSiteFile(file: string, text: string): Promise<void> {
  const path = `${freshFolder}/${file}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

function filled(template: string, { language, head, body }: Prerendered): string {
  return template
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body);
}

/** The site while one works on it: compiled at each request, reloaded in the browser at each change. */
export interface SiteDevServer {
  /** Answers a request for a page or one of its parts; `/api` and the like are the caller's. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

/** Starts the site for `--dev`: the same pages and shell as `buildSite` makes, with hot reload. */
export async function siteDevServer(): Promise<SiteDevServer> {
  const vite = await createServer({ ...shared, server: { middlewareMode: true } });
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => void answerPage(vite, request, response));
  };
  return { handle, close: () => vite.close() };
}

async function answerPage(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const { status, html } = await pageAt(vite, pathname);
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(await vite.transformIndexHtml(request.url ?? '/', html));
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/plain' });
    response.end(error instanceof Error ? error.stack : String(error));
  }
}

async function pageAt(vite: ViteDevServer, pathname: string): Promise<{ status: number; html: string }> {
  const file = siteFileFor(pathname);
  const status = isNotFound(file) ? 404 : 200;
  if (file === SHELL || file === NOT_FOUND_SHELL)
    return { status, html: await readFile(`${web}/app.html`, 'utf8') };
  const { prerender } = (await vite.ssrLoadModule('/pages/prerender.tsx')) as PrerenderModule;
  const pages = prerender();
  const page = pages.find((one) => `/${one.file}` === file);
  const shown = page ?? pages.find((one) => `/${one.file}` === NOT_FOUND_PAGE);
  if (!shown) throw new Error('The page for unknown addresses is missing.');
  return { status: page ? status : 404, html: filled(await readFile(`${web}/page.html`, 'utf8'), shown) };
}
