import { isNotFound, pagePaths, shellPaths, siteFile } from './site-paths.ts';

const lookUp = [
  siteFile.toString(),
  `const shells = ${JSON.stringify(shellPaths)};`,
  `const pages = ${JSON.stringify(pagePaths)};`,
].join('\n');

/** Runs before each request of the site: the app's addresses are answered by the shell, unknown ones by a 404 page. */
export const viewerRequestCode = `${lookUp}
function handler(event) {
  const request = event.request;
  request.uri = siteFile(request.uri, shells, pages);
  return request;
}
`;

/**
 * Runs after each answer of the site: 404 pages are given their status. CloudFront's own error pages would do it for the
 * whole distribution, and so rewrite the API's 403 and 404 too.
 */
export const viewerResponseCode = `${lookUp}
${isNotFound.toString()}
function handler(event) {
  const response = event.response;
  if (isNotFound(siteFile(event.request.uri, shells, pages))) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
`;
