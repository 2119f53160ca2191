import type { BookSettings, Preferences } from '../../../shared/model/organization.ts';
import { retentionYearsMin } from '../../../shared/record-keeping.ts';
import type { FieldTrouble } from '../../../shared/text/en/fields.ts';

/** What is wrong with for how many years some books are to keep documents; undefined where nothing is, or none are said. */
export function retentionTrouble(
  { retentionYears }: Preferences,
  { country }: Pick<BookSettings, 'country'>,
): Readonly<Record<string, FieldTrouble>> | undefined {
  const min = retentionYearsMin(country);
  if (retentionYears === undefined || retentionYears >= min) return undefined;
  return { retentionYears: { code: 'too-few-retention-years', min } };
}
