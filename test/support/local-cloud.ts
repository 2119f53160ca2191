import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions, functionSources } from '../../infra/bundle.ts';
import { siteFolder } from '../../infra/local/web/site-folder.ts';
import { freshSite } from '../../infra/local/web/fresh-site.ts';
import { staticSite } from '../../infra/local/web/static-site.ts';
import type { Stack } from '../../infra/local/state/stack-file.ts';
import { startCloud, type RunningCloud } from '../../infra/local/start-cloud.ts';
import { synthesisedTemplates } from '../../infra/local/template/synthesised-templates.ts';
import { builtFolderOnce, builtOnce } from './built-once.ts';

export type Templates = Readonly<Record<string, unknown>>;

export interface LocalCloudOptions {
  /** Changes the synthesised templates before they are read: a grant less, a smaller time-out. */
  change?: (templates: Templates) => Templates;
  /** Serves the built site too; false unless told. */
  site?: boolean;
  /** Keeps its state there; a temporary folder that goes at the end unless told. */
  stateDir?: string;
  /** For tests that kill nothing, race no function against itself and try no throttle. */
  isLight?: boolean;
}

export interface LocalCloud {
  web: string;
  api: string;
  stack: () => Stack;
  stateDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts the whole product on free ports with a state of its own, so that tests run side by side. Templates and bundles are those of
 * the sources, built once. A start that fails leaves nothing behind.
 */
export async function startLocalCloud(options: LocalCloudOptions = {}): Promise<LocalCloud> {
  const stateDir = options.stateDir ?? mkdtempSync(join(tmpdir(), 'matchbook-cloud-'));
  const forget = () => {
    if (options.stateDir === undefined) rmSync(stateDir, { recursive: true, force: true });
  };
  const cloud = await startBuilt(options, stateDir).catch((error: unknown) => {
    forget();
    throw error;
  });
  const { web, api } = cloud.stack();
  return {
    web,
    api,
    stack: cloud.stack,
    stateDir,
    async stop() {
      await cloud.stop();
      forget();
    },
  };
}

async function startBuilt(options: LocalCloudOptions, stateDir: string): Promise<RunningCloud> {
  const { change = (templates: Templates) => templates, isLight = false } = options;
  const bundlesFolder = await builtFolderOnce('functions', (folder) =>
    bundleFunctions(functionSources(), folder),
  );
  return startCloud({
    stateDir,
    isLight,
    port: 0,
    bundlesFolder,
    templates: async (siteUrl) => change(await templatesFor(siteUrl)),
    ...(options.site && {
      site: async (headers) => {
        await freshSite(siteFolder);
        return staticSite(siteFolder, headers);
      },
    }),
  });
}

/** An address that stands in the templates that are built once, where the site's own goes. */
const SOME_SITE = 'http://localhost:59999';

/** The stacks' templates for a site: they differ in its address alone, as `test/infra/built-templates.test.ts` shows. */
export async function templatesFor(siteUrl: string): Promise<Templates> {
  const built = await templatesOnce();
  return JSON.parse(JSON.stringify(built).replaceAll(SOME_SITE, siteUrl)) as Templates;
}

let templates: Promise<Templates> | undefined;

async function templatesOnce(): Promise<Templates> {
  templates ??= builtOnce('templates', () => synthesisedTemplates(SOME_SITE));
  return templates;
}
