import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?inline';

/** The fonts of the product, within the page: its address is a secret, which no request for a file shall carry. */
export const brandFonts = [
  { family: 'Inter Variable', weights: '100 900', address: inter },
  { family: 'Source Serif 4 Variable', weights: '200 900', address: serif },
]
  .map(
    ({ family, weights, address }) =>
      `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights};font-display:swap;src:url(${address}) format('woff2')}`,
  )
  .join('\n');

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><rect width="32" height="32" rx="8" fill="#1D1915"/><path d="M8 26 18.2 14.6" stroke="#F4EFE7" stroke-width="3" stroke-linecap="round"/><path d="M19.6 4.5c.5 3 4.6 4.6 4.6 9a5.1 5.1 0 0 1-10.2 0c0-2.3 1.3-3.5 2-5 .9.8 1.4 1.6 1.6 2.5 1.3-1.6 2.2-3.9 2-6.5z" fill="#F2703F"/></svg>';

/** The icon of the tab: a browser that finds none in the page asks the site for one, which the page's policy refuses. */
export const brandIcon = `data:image/svg+xml;base64,${Buffer.from(ICON).toString('base64')}`;
