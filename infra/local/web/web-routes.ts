import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerHeaders } from '../../../shared/answer-headers.ts';
import type { HttpGateway } from '../gateway/http-gateway.ts';
import type { InboxRoutes } from '../mail/inbox-routes.ts';
import type { ServedPaths } from '../template/cloud-model.ts';
import type { Site } from './static-site.ts';
import type { Answer } from './web-server.ts';

export interface WebParts {
  gateway: HttpGateway;
  /** What the gateway answers: the API and pages. */
  served: readonly ServedPaths[];
  inbox: InboxRoutes;
  control: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** What the site learns of its deployment at `/config.json`. */
  siteConfig: () => object;
  site: Site | undefined;
}

/** One origin for everything a browser opens: the API and pages as behind the distribution, the inbox, the controls, and the site. */
export function webRoutes({ gateway, served, inbox, control, siteConfig, site }: WebParts): Answer {
  return async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const asked = isModule(path) ? undefined : served.find(({ prefix }) => path.startsWith(prefix));
    for (const [name, value] of Object.entries(asked?.headers ?? answerHeaders))
      response.setHeader(name, value);
    if (asked) return gateway(request, response);
    if (/^\/_(local|inbox)\b/.test(path) && !isMeant(request)) return misdirected(response);
    if (path.startsWith('/_local/')) return control(request, response);
    if (path.startsWith('/_inbox') && (await inbox(request, response))) return;
    if (path === '/config.json') return sendJson(response, siteConfig());
    if (site) return site(request, response);
    response.writeHead(404, { 'content-type': 'text/plain' }).end('This copy serves no site.\n');
  };
}

/** While one works on the site, the browser also fetches the sources of `web/api` by their own paths; no operation is named so. */
const isModule = (path: string) => /\.tsx?$/.test(path);

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Whether a request names this machine: a page whose own name was pointed here since it was loaded says that name. */
function isMeant({ headers: { host = '' } }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
}

function misdirected(response: ServerResponse): void {
  response.writeHead(421, { 'content-type': 'text/plain' }).end('Ask for localhost.\n');
}
