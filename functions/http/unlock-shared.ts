import { unlockShared as route } from '../../shared/contract/shared-links.ts';
import { pageEndpoint } from '../runtime/page-endpoint.ts';
import { failedPage } from '../use-cases/shared-links/pages/frame.ts';
import { unlockShared } from '../use-cases/shared-links/unlock-shared.ts';

export const handler = pageEndpoint(
  route,
  ({ params, body, userAgent }, cloud) => unlockShared({ ...params, ...body, userAgent }, cloud),
  failedPage,
);
