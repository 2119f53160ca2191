import { templates } from '../../../shared/countries/index.ts';
import type { Template } from '../../../shared/model/template.ts';

/** The templates that an organisation can begin with, those of a country or profession where one is asked for. */
export function listTemplates({
  country,
  profession,
}: {
  readonly country?: string | undefined;
  readonly profession?: string | undefined;
}): Promise<{ items: Template[] }> {
  const items = templates.filter(
    (template) =>
      (country === undefined || template.country === country) &&
      (profession === undefined || template.profession === profession),
  );
  return Promise.resolve({ items });
}
