import { openContactForm as route } from '../../shared/contract/contact.ts';
import { pageEndpoint } from '../runtime/page-endpoint.ts';
import { openContactForm } from '../use-cases/notices/open-contact-form.ts';
import { failedPage } from '../use-cases/shared-links/pages/frame.ts';

export const handler = pageEndpoint(
  route,
  ({ query: { language, sent } }) => Promise.resolve(openContactForm({ language, sent })),
  failedPage,
);
