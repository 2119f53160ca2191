import { showShared as route } from '../../shared/contract/shared-links.ts';
import { pageEndpoint } from '../runtime/page-endpoint.ts';
import { TICKET_COOKIE } from '../use-cases/shared-links/ticket.ts';
import { failedPage } from '../use-cases/shared-links/pages/frame.ts';
import { showShared } from '../use-cases/shared-links/show-shared.ts';

export const handler = pageEndpoint(
  route,
  ({ params, query, cookies, userAgent }, cloud) =>
    showShared({ ...params, ...query, ticket: cookies[TICKET_COOKIE], userAgent }, cloud),
  failedPage,
);
