import { templateFor } from '../../../shared/countries/index.ts';
import { formatDay } from '../../../shared/format-day.ts';
import { usualLanguage } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { ExportDocument } from '../../domain/exports/export-document.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';

/** Where letters are written on paper of its size, and not on A4. */
const LETTER_COUNTRIES: readonly string[] = ['USA', 'Canada'];

/** What a document says before its sections: of which report of whose books it is, and of which days. */
export function documentHead(
  { type, from, to, createdAt, language = usualLanguage }: StoredReport,
  { name, dateFormat, country, profession }: StoredOrganization,
): Omit<ExportDocument, 'sections' | 'facts'> {
  const { called, letter } = wordsFor(language).reports;
  const written = (day: string) => formatDay(day, dateFormat);
  const isLetter = LETTER_COUNTRIES.includes(templateFor(country, profession).country);
  return {
    ...{ title: called[type], organization: name, from, to, dateFormat, language, createdAt },
    period: letter.days({ from: written(from), to: written(to) }),
    paper: isLetter ? 'Letter' : 'A4',
  };
}
