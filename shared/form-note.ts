import { capitalRuleOf } from './countries/capital-purchases.ts';
import { entryCategories } from './countries/index.ts';
import type { Purpose } from './countries/purpose.ts';
import type { Report } from './model/report.ts';
import type { Template } from './model/template.ts';

/** What a form asks of an amount on its lines. */
export interface FormNote {
  readonly about: 'wages' | 'addedBack' | 'whole';
  readonly amount: number;
}

/** What most owners use for themselves too. */
const USED_AT_HOME: readonly Purpose[] = ['phone', 'vehicle'];

/**
 * What a country's form asks beyond its lines about what stands on them; and, while nothing of any entry is said to be personal, how much
 * stands there whole of what mostly is in part.
 */
export function formNotes({ rows, form }: Pick<Report, 'rows' | 'form'>, template: Template): FormNote[] {
  const whole = form?.personal === 0 ? spentOn(USED_AT_HOME, rows, template) : 0;
  return [...ofCountry(rows, template), ...noteOf('whole', whole)];
}

function ofCountry(rows: Report['rows'], template: Template): FormNote[] {
  switch (template.country) {
    case 'Australia':
      return noteOf('wages', spentOn(['wages'], rows, template));
    case 'Ireland': {
      const { formLine } = capitalRuleOf(template.country);
      return noteOf('addedBack', rows.find(({ key }) => key === formLine)?.amount ?? 0);
    }
    default:
      return [];
  }
}

const noteOf = (about: FormNote['about'], spent: number): FormNote[] =>
  spent === 0 ? [] : [{ about, amount: 0 - spent }];

/** What was spent for some purposes, whichever lines that is on. */
function spentOn(purposes: readonly Purpose[], rows: Report['rows'], template: Template): number {
  const ids = entryCategories(template, 'expense').flatMap(({ id, purpose }) =>
    purposes.includes(purpose) ? [id] : [],
  );
  return rows
    .flatMap(({ parts = [] }) => parts)
    .filter(({ key }) => ids.includes(key.slice(key.indexOf(':') + 1)))
    .reduce((sum, { amount }) => sum + amount, 0);
}
