import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFunctions, functionSources } from '../../infra/bundle.ts';
import { siteFolder } from '../../infra/local/web/site-folder.ts';
import { freshSite } from '../../infra/local/web/fresh-site.ts';
import { staticSite } from '../../infra/local/web/static-site.ts';
import type { Stack } from '../../infra/local/state/stack-file.ts';
import { startCloud, type RunningCloud } from '../../infra/local/start-cloud.ts';
import { synthesisedTemplates } from '../../infra/local/template/synthesised-templates.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Templates = Readonly<Record<string, unknown>>;

export interface LocalCloudOptions {
  /** Bundles only these functions, by file name; the others answer 500. All unless told. */
  only?: readonly string[];
  /** Source files that take the place of functions, by function name. */
  instead?: Readonly<Record<string, string>>;
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
 * Starts the whole product on free ports with a state of its own, so that tests run side by side. A start that fails leaves nothing
 * behind.
 */
export async function startLocalCloud(options: LocalCloudOptions = {}): Promise<LocalCloud> {
  const stateDir = options.stateDir ?? mkdtempSync(join(tmpdir(), 'matchbook-cloud-'));
  const bundlesFolder = mkdtempSync(join(root, 'node_modules/.matchbook-functions-'));
  const bundling = bundle(options, bundlesFolder);
  const forget = async () => {
    // A bundle that is still being written would come back.
    await Promise.allSettled([bundling]);
    rmSync(bundlesFolder, { recursive: true, force: true });
    if (options.stateDir === undefined) rmSync(stateDir, { recursive: true, force: true });
  };
  const cloud = await startBundled(options, { stateDir, bundlesFolder, bundling }).catch(
    async (error: unknown) => {
      await forget();
      throw error;
    },
  );
  const { web, api } = cloud.stack();
  return {
    web,
    api,
    stack: cloud.stack,
    stateDir,
    async stop() {
      await cloud.stop();
      await forget();
    },
  };
}

interface Folders {
  stateDir: string;
  bundlesFolder: string;
  /** Settles when the bundles lie there. */
  bundling: Promise<void>;
}

function startBundled(
  options: LocalCloudOptions,
  { stateDir, bundlesFolder, bundling }: Folders,
): Promise<RunningCloud> {
  const change = options.change ?? ((templates: Templates) => templates);
  return startCloud({
    stateDir,
    isLight: options.isLight ?? false,
    port: 0,
    bundlesFolder,
    templates: async (siteUrl) => {
      const [templates] = await Promise.all([synthesisedTemplates(siteUrl), bundling]);
      return change(templates);
    },
    ...(options.site && {
      site: async (headers) => {
        await freshSite(siteFolder);
        return staticSite(siteFolder, headers);
      },
    }),
  });
}

/** A folder of its own for each copy: tests that run together must not read each other's half-written bundles. */
async function bundle({ only, instead = {} }: LocalCloudOptions, folder: string): Promise<void> {
  const sources = [...functionSources()].filter(([name]) => !only || only.includes(name));
  await bundleFunctions(new Map([...sources, ...Object.entries(instead)]), folder);
}
