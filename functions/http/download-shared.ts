import { downloadShared as route } from '../../shared/contract/shared-links.ts';
import { pageEndpoint } from '../runtime/page-endpoint.ts';
import { failedPage } from '../use-cases/shared-links/pages/frame.ts';
import { downloadShared } from '../use-cases/shared-links/download-shared.ts';

export const handler = pageEndpoint(
  route,
  ({ params, query, userAgent }, cloud) => downloadShared({ ...params, ...query, userAgent }, cloud),
  failedPage,
);
