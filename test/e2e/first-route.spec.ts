import { gzipSync } from 'node:zlib';
import { AppFrame } from './pages/app-frame.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { ImportPreview } from './pages/import-preview.ts';
import { Toasts } from './pages/toasts.ts';
import { newPerson, signIn, webAddress } from './people.ts';
import { expect, test } from './product.ts';

const statement = new URL('../fixtures/statements/march-checking.csv', import.meta.url).pathname;

/** What a screen may need to be fetched before it can be drawn, in thousands of bytes of script, compressed. */
const KILOBYTES_MAX = {
  'sign-in-screen': 190,
  'sign-in-screen learn-first-french': 204,
  'cognito app-frame dashboard-screen': 243,
};

/** In how many files the script of a further screen may come: each is a request. */
const FILES_MAX = {
  'cognito app-frame transactions-screen': 40,
  'cognito app-frame reports-screen': 48,
};

test('the first screens come with little script, the others in few files, and a public page with nothing of the app but what it shares with it', async () => {
  const shell = await textOf('/signin');
  const app = /src="(\/assets\/app-[^"]+\.js)"/.exec(shell)?.[1] ?? '';
  const code = [...(await withImports([app])).values()].join('\n');
  for (const [screens, most] of Object.entries(KILOBYTES_MAX)) {
    const chunks = screens.split(' ').map((screen) => chunkOf(screen, code));
    const scripts = await withImports([app, ...chunks]);
    const bytes = [...scripts.values()].reduce((sum, script) => sum + gzipSync(script).length, 0);
    expect.soft(bytes / 1000, `${screens}, of ${scripts.size} files`).toBeLessThanOrEqual(most);
  }
  for (const [screens, most] of Object.entries(FILES_MAX)) {
    const chunks = screens.split(' ').map((screen) => chunkOf(screen, code));
    const { size } = await withImports([app, ...chunks]);
    expect.soft(size, screens).toBeLessThanOrEqual(most);
  }
  const shared = /src="(\/assets\/page-[^"]+\.js)"/.exec(await textOf('/'))?.[1] ?? '';
  const scripts = await withImports([shared]);
  expect([...scripts.values()].join('').length / 1000).toBeLessThan(4);
});

test('code that a new release took away is told with what helps, and is there after that', async ({
  page,
}) => {
  await signIn(page, newPerson(), '/app');
  await page.route(/\/assets\/(import-dialog|receipts-screen)-[\w-]+\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.reload();
  const frame = new AppFrame(page);
  const dashboard = new DashboardPage(page);
  const dialog = new ImportPreview(page);
  await dashboard.importStatement(statement);
  await expect(new Toasts(page).all).toContainText('there may be a new version');
  await expect(dialog.root).toHaveCount(0);
  await frame.goToPlace('Receipts');
  await expect(frame.tryAgainButton).toBeVisible();

  await page.unrouteAll();
  await frame.tryAgainButton.click();
  await expect(frame.title('Receipts & Documents')).toBeVisible();
  await frame.goToPlace('Dashboard');
  await dashboard.importStatement(statement);
  await expect(dialog.root).toBeVisible();
});

const textOf = async (path: string) => (await fetch(new URL(path, webAddress()))).text();

/** The file of a part that the shell fetches when it is wanted. */
function chunkOf(part: string, code: string): string {
  const file = new RegExp(`\\./(${part}-[\\w-]{8}\\.js)`).exec(code)?.[1];
  if (file === undefined) throw new Error(`The shell fetches no ${part}.`);
  return `/assets/${file}`;
}

/** Scripts with all that they import before they run, each by its path once. */
async function withImports(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const scripts = new Map<string, string>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (scripts.has(path)) continue;
    const code = await textOf(path);
    scripts.set(path, code);
    waiting.push(
      ...[...code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
        ([, file]) => `/assets/${file}`,
      ),
    );
  }
  return scripts;
}
