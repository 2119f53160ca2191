import type { ReportFormat } from '../../shared/model/export.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { currentLanguage } from '../text/speak.ts';

const ofAll = { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF' } as const;

/** A kind of file as everybody calls it, or by the program that takes it in. */
export const formatName = (format: ReportFormat): string =>
  format in ofAll
    ? ofAll[format as keyof typeof ofAll]
    : wordsFor(currentLanguage()).ledgers.programs[format as Exclude<ReportFormat, keyof typeof ofAll>];
