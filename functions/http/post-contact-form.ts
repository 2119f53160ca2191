import { postContactForm as route } from '../../shared/contract/contact.ts';
import { spokenLanguage } from '../../shared/text/language.ts';
import { inLanguage } from '../runtime/language.ts';
import { pageEndpoint } from '../runtime/page-endpoint.ts';
import { postContactForm } from '../use-cases/notices/post-contact-form.ts';
import { failedPage } from '../use-cases/shared-links/pages/frame.ts';

// What is wrong at a field is said in the language of the form, whatever the browser prefers.
export const handler = pageEndpoint(
  route,
  ({ body, client }, cloud) =>
    inLanguage(body.language ?? spokenLanguage(), () => postContactForm({ body, client }, cloud)),
  failedPage,
);
