import { downloadShared as route } from '../../shared/contract/shared-links.ts';
import { pageEndpoint } from '../runtime/page-endpoint.ts';
import { TICKET_COOKIE } from '../use-cases/shared-links/ticket.ts';
import { failedPage } from '../use-cases/shared-links/pages/frame.ts';
import { downloadShared } from '../use-cases/shared-links/download-shared.ts';

export const handler = pageEndpoint(
  route,
  ({ params, cookies, userAgent }, cloud) =>
    downloadShared({ ...params, ticket: cookies[TICKET_COOKIE], userAgent }, cloud),
  failedPage,
);
