/** Whether originals are kept for years, or each only until a person has reviewed what was read from it. */
export const documentRetentions = ['years', 'until-reviewed'] as const;

/** For how many years documents are kept while nobody chose otherwise. */
export const RETENTION_YEARS = 7;
export const RETENTION_YEARS_MAX = 50;

/** Years counted from the end of the fiscal year; the product never goes below this. */
const YEARS_ASKED = 6;

/*
 * What tax authorities ask for, all counted here from the end of the fiscal year: the CRA, Revenue and HMRC (VAT) six years; the IRS three, and six
 * where income was under-reported by a quarter; the ATO five from the return, which comes months after the year; Inland Revenue seven.
 */
const longerByCountry: Readonly<Record<string, number>> = { 'New Zealand': 7 };

/** The fewest years after the end of a fiscal year for which books of a country keep their documents. */
export const retentionYearsMin = (country: string | null): number =>
  (country !== null && longerByCountry[country]) || YEARS_ASKED;

/** How long an organization keeps originals: as many years after the end of their fiscal year, or until each is reviewed. */
export interface RetentionRule {
  readonly keep: (typeof documentRetentions)[number];
  readonly years: number;
  readonly fiscalYearStart: string;
  /** The day on which that was chosen; undefined while nobody has. */
  readonly since: string | undefined;
}

/** What of an organization's settings says how long originals are kept. */
interface RetentionSettings extends Pick<RetentionRule, 'fiscalYearStart'> {
  readonly documentRetention?: RetentionRule['keep'] | undefined;
  readonly retentionYears?: number | undefined;
  /** When either of them was chosen last. */
  readonly retentionSince?: string | undefined;
  readonly country: string | null;
}

/** How long an organization keeps originals. Years that were chosen under another country's rules are lifted to what this one asks. */
export function retentionRuleOf({
  documentRetention: keep = 'years',
  retentionYears = RETENTION_YEARS,
  retentionSince,
  country,
  fiscalYearStart,
}: RetentionSettings): RetentionRule {
  const years = Math.max(retentionYears, retentionYearsMin(country));
  return { keep, years, fiscalYearStart, since: retentionSince?.slice(0, 10) };
}
