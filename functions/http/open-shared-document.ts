import { openSharedDocument as route } from '../../shared/contract/shared-links.ts';
import { pageEndpoint } from '../runtime/page-endpoint.ts';
import { failedPage } from '../use-cases/shared-links/pages/frame.ts';
import { openSharedDocument } from '../use-cases/shared-links/open-shared-document.ts';

export const handler = pageEndpoint(
  route,
  ({ params, query, userAgent }, cloud) => openSharedDocument({ ...params, ...query, userAgent }, cloud),
  failedPage,
);
