import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleFunctions, bundlesFolder, watchFunctions } from '../bundle.ts';
import { startCloud, type RunningCloud } from './start-cloud.ts';
import { freshSite } from './web/fresh-site.ts';
import { siteFolder } from './web/site-folder.ts';
import { staticSite } from './web/static-site.ts';
import { runningStack } from './state/stack-file.ts';
import { DEFAULT_STATE_DIR, stateRefusal } from './state/state-shape.ts';
import { synthesisedTemplates } from './template/synthesised-templates.ts';

const USAGE = 'Usage: npm start -- [--port N] [--state DIR] [--no-open] [--dev] [--light]';

interface Options {
  port: number;
  stateDir: string;
  opens: boolean;
  isDev: boolean;
  /** For tests that kill nothing. */
  isLight: boolean;
}

/** `npm start`: the whole product on this machine, until Ctrl-C. */
async function main(): Promise<void> {
  const options = readOptions();
  const other = runningStack(options.stateDir);
  if (other) return fail(`Matchbook already runs on this state, at ${other.web}`);
  const refusal = stateRefusal(options.stateDir);
  if (refusal !== undefined) return fail(refusal);
  process.stdout.write('Starting Matchbook …\n');
  const cloud = options.isDev ? await startDeveloping(options) : await startBuilt(options);
  const { web, inbox } = cloud.stack();
  process.stdout.write(`Matchbook  ${web}\nInbox      ${inbox}\n`);
  endOn(cloud, ['SIGTERM', 'SIGINT']);
  if (options.opens) openBrowser(web);
}

function readOptions(): Options {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      port: { type: 'string', default: '3000' },
      state: { type: 'string', default: DEFAULT_STATE_DIR },
      open: { type: 'boolean', default: process.stdout.isTTY },
      dev: { type: 'boolean', default: false },
      light: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('--port is a number up to 65535');
  return {
    port,
    stateDir: resolve(values.state),
    opens: values.open,
    isDev: values.dev,
    isLight: values.light,
  };
}

async function startBuilt({ port, stateDir, isLight }: Options): Promise<RunningCloud> {
  const preparing = Promise.all([bundleFunctions(), freshSite(siteFolder)]);
  const prepared = async <T>(value: T): Promise<T> => (await preparing, value);
  // A failure before the cloud waits for it must not be lost as nobody's.
  preparing.catch(() => undefined);
  return startCloud({
    port,
    stateDir,
    isLight,
    bundlesFolder,
    templates: synthesisedTemplates,
    site: (headers) => prepared(staticSite(siteFolder, headers)),
  });
}

async function startDeveloping({ port, stateDir }: Options): Promise<RunningCloud> {
  const { siteDevServer } = await import('../build/site.ts');
  const vite = await siteDevServer();
  let cloud: RunningCloud | undefined;
  const watching = await watchFunctions({
    onChange: (names) => cloud?.reload(names),
    onFailure: (message) => process.stderr.write(`${message}\n`),
  });
  const site = (request: Parameters<typeof vite.handle>[0], response: Parameters<typeof vite.handle>[1]) => {
    vite.handle(request, response);
    return Promise.resolve();
  };
  cloud = await startCloud({
    port,
    stateDir,
    bundlesFolder,
    templates: synthesisedTemplates,
    site: () => Promise.resolve(site),
  });
  const { stop } = cloud;
  return { ...cloud, stop: () => endAll([stop(), watching.stop(), vite.close()]) };
}

async function endAll(ends: readonly Promise<void>[]): Promise<void> {
  await Promise.all(ends);
}

function endOn(cloud: RunningCloud, signals: readonly NodeJS.Signals[]): void {
  for (const signal of signals)
    process.once(signal, () => {
      cloud.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(String(error)),
      );
    });
}

/** Opens the product in the person's browser; a machine without one is no failure. */
function openBrowser(url: string): void {
  const command = process.platform === 'darwin' ? 'open' : 'xdg-open';
  spawn(command, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

main().catch((error: unknown) => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (message.startsWith('Unknown option') || message.startsWith('--')) fail(`${message}\n${USAGE}`);
  if (message.includes('EADDRINUSE')) fail('The port is taken; choose another with: npm start -- --port 0');
  fail(stack ?? message);
});
