import type { Language } from './language.ts';

/** A day as `Intl` writes it, in French with the ordinal that the first of a month has there: "1er mars". */
export const withFirstOfMonth = (written: string, language: Language): string =>
  language === 'fr' ? written.replace(/\b1 (?=\p{L}{3})/u, '1er ') : written;
