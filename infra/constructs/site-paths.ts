/** Addresses that the app answers itself, with everything below them; each gets the shell `app.html`. */
export const shellPaths: readonly string[] = [
  '/app',
  '/signin',
  '/signup',
  '/join-team',
  '/success',
  '/cancel',
];

/** Addresses with a prerendered page of their own beside the landing page: `/pricing` is the file `pricing.html`. */
export const pagePaths: readonly string[] = [];

export const NOT_FOUND_PAGE = '/404.html';

/**
 * The file of the site that answers an address. CloudFront runs this very text before each request of the site, so it
 * takes all it knows as arguments and uses nothing from outside. Asking for an answer again gives the same answer.
 */
export function siteFile(path: string, shells: readonly string[], pages: readonly string[]): string {
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (trimmed === '/') return '/index.html';
  if (trimmed.slice(trimmed.lastIndexOf('/')).includes('.')) return path;
  if (shells.some((shell) => trimmed === shell || trimmed.startsWith(shell + '/'))) return '/app.html';
  return pages.includes(trimmed) ? trimmed + '.html' : '/404.html';
}

/** `siteFile` for this site's addresses, as the local site asks it. */
export const siteFileFor = (path: string): string => siteFile(path, shellPaths, pagePaths);
