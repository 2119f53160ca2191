import sharp from 'sharp';
import { palette } from '../../shared/palette.ts';
import { DocumentHead } from './pages/document-head.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { webAddress } from './people.ts';
import { expect, test } from './product.ts';
import { wholeBrowser } from '../support/chromium.ts';

interface Manifest {
  readonly theme_color: string;
  readonly background_color: string;
  readonly start_url: string;
  readonly icons: readonly { src: string; type: string; sizes: string }[];
}

// The headless shell installs nothing.
test.use(wholeBrowser());

test('the app can be installed beside a machine’s own, under its own mark', async ({ page }) => {
  await new SignInPage(page).open();
  const session = await page.context().newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests browse in private, where nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

  const answer = await fetch(new URL('/manifest.webmanifest', webAddress()));
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({
    theme_color: palette.paper.light,
    background_color: palette.paper.light,
    start_url: '/app/dashboard',
  });
  const pictures = manifest.icons.map(({ src, type, sizes }) => ({ src, type, sizes }));
  const touch = { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' };
  for (const { src, type, sizes } of [...pictures, touch]) {
    const icon = await fetch(new URL(src, webAddress()));
    expect(icon.headers.get('content-type'), src).toBe(type);
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const theme of ['light', 'dark'] as const)
    await expect(new DocumentHead(page).themeColor(theme)).toHaveAttribute('content', palette.paper[theme]);
});
