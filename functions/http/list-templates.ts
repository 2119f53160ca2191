import { listTemplates } from '../../shared/contract/books.ts';
import { templates } from '../../shared/countries/index.ts';
import { endpoint } from '../runtime/endpoint.ts';

export const handler = endpoint(listTemplates, ({ query: { country, profession } }) =>
  Promise.resolve({
    items: templates.filter(
      (template) =>
        (country === undefined || template.country === country) &&
        (profession === undefined || template.profession === profession),
    ),
  }),
);
