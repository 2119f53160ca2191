import { paths } from '../../shared/paths.ts';
import { renderedAddresses } from '../../shared/site-pages.ts';

/** Addresses with a prerendered page of their own beside the landing page: `/terms` is the file `terms.html`. */
export const pagePaths: readonly string[] = renderedAddresses.filter((path) => path !== paths.home);

/** Addresses that the app answers itself; each gets the shell `app.html`. */
export const shellPaths: readonly string[] = Object.values<string>(paths).filter(
  (path) => path !== paths.home && !pagePaths.includes(path),
);

export const SHELL = '/app.html';
/** The shell again, for addresses within the app that none of its screens answers: people keep the app around them. */
export const NOT_FOUND_SHELL = '/app-404.html';
export const NOT_FOUND_PAGE = '/404.html';

/**
 * The file of the site that answers an address. CloudFront runs this very text before each request of the site, so it
 * takes all it knows as arguments and uses nothing from outside. Asking for an answer again gives the same answer.
 */
export function siteFile(path: string, shells: readonly string[], pages: readonly string[]): string {
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (trimmed === '/') return '/index.html';
  if (trimmed.slice(trimmed.lastIndexOf('/')).includes('.')) return path;
  if (shells.includes(trimmed)) return '/app.html';
  if (trimmed.startsWith('/app/')) return '/app-404.html';
  return pages.includes(trimmed) ? trimmed + '.html' : '/404.html';
}

/** Whether a file answers an address that leads nowhere. */
export function isNotFound(file: string): boolean {
  return file === '/404.html' || file === '/app-404.html';
}

/** `siteFile` for this site's addresses, as the local site asks it. */
export const siteFileFor = (path: string): string => siteFile(path, shellPaths, pagePaths);
