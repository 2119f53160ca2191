import { capitalRuleOf } from './countries/capital-purchases.ts';
import { entryCategories } from './countries/index.ts';
import type { Report } from './model/report.ts';
import type { Template } from './model/template.ts';

/** What a form asks of an amount on its lines. */
export interface FormNote {
  readonly about: 'wages' | 'addedBack';
  readonly amount: number;
}

/** What a country's form asks beyond its lines about what stands on them; undefined where that is nothing. */
export function formNote({ rows }: Pick<Report, 'rows'>, template: Template): FormNote | undefined {
  switch (template.country) {
    case 'Australia':
      return noteOf('wages', wagesOn(rows, template));
    case 'Ireland': {
      const { formLine } = capitalRuleOf(template.country);
      return noteOf('addedBack', rows.find(({ key }) => key === formLine)?.amount ?? 0);
    }
    default:
      return undefined;
  }
}

const noteOf = (about: FormNote['about'], spent: number): FormNote | undefined =>
  spent === 0 ? undefined : { about, amount: 0 - spent };

/** What was paid in wages, whichever line that is on. */
function wagesOn(rows: Report['rows'], template: Template): number {
  const ids = entryCategories(template, 'expense').flatMap(({ id, purpose }) =>
    purpose === 'wages' ? [id] : [],
  );
  return rows
    .flatMap(({ parts = [] }) => parts)
    .filter(({ key }) => ids.includes(key.slice(key.indexOf(':') + 1)))
    .reduce((sum, { amount }) => sum + amount, 0);
}
