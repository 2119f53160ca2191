import { NOT_FOUND_PAGE, pagePaths, shellPaths, siteFile } from './site-paths.ts';

const lookUp = [
  siteFile.toString(),
  `const shells = ${JSON.stringify(shellPaths)};`,
  `const pages = ${JSON.stringify(pagePaths)};`,
].join('\n');

/** Runs before each request of the site: the app's addresses are answered by the shell, unknown ones by the 404 page. */
export const viewerRequestCode = `${lookUp}
function handler(event) {
  const request = event.request;
  request.uri = siteFile(request.uri, shells, pages);
  return request;
}
`;

/**
 * Runs after each answer of the site: the 404 page is given its status. CloudFront's own error pages would do it for the
 * whole distribution, and so rewrite the API's 403 and 404 too.
 */
export const viewerResponseCode = `${lookUp}
function handler(event) {
  const response = event.response;
  if (siteFile(event.request.uri, shells, pages) === '${NOT_FOUND_PAGE}') {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
`;
