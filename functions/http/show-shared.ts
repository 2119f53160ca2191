import { showShared as route } from '../../shared/contract/shared-links.ts';
import { pageEndpoint } from '../runtime/page-endpoint.ts';
import { failedPage } from '../use-cases/shared-links/pages/frame.ts';
import { showShared } from '../use-cases/shared-links/show-shared.ts';

export const handler = pageEndpoint(
  route,
  ({ params, query, userAgent }, cloud) => showShared({ ...params, ...query, userAgent }, cloud),
  failedPage,
);
