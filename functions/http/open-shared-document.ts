import { openSharedDocument as route } from '../../shared/contract/shared-links.ts';
import { pageEndpoint } from '../runtime/page-endpoint.ts';
import { TICKET_COOKIE } from '../use-cases/shared-links/ticket.ts';
import { failedPage } from '../use-cases/shared-links/pages/frame.ts';
import { openSharedDocument } from '../use-cases/shared-links/open-shared-document.ts';

export const handler = pageEndpoint(
  route,
  ({ params, cookies, userAgent }, cloud) =>
    openSharedDocument({ ...params, ticket: cookies[TICKET_COOKIE], userAgent }, cloud),
  failedPage,
);
