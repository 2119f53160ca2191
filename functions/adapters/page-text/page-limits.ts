import { pageProblem, type PageProblem } from './page-reading.ts';

/** Pages of one file whose text is read: bounds time and memory. A year of a busy account's statements has fewer. */
const PAGES_MAX = 100;

/** Pages of one file that are recognised from a picture: each costs a second or two of the two minutes there are. */
export const SCANNED_PAGES_MAX = 20;

/** Lines of a mail that are read, and letters of each: bounds time and memory. */
export const MAIL_LINES_MAX = 800;
export const MAIL_LINE_LETTERS_MAX = 300;

/** Why a file of so many pages is not read; undefined where it is. */
export function tooManyPages(pages: number): PageProblem | undefined {
  if (pages <= PAGES_MAX) return undefined;
  return pageProblem('too-large', { code: 'too-many-pages', pages, limit: PAGES_MAX });
}

/** Why a file is not read that has more scanned pages than can be recognised in time. */
export const TOO_MANY_SCANS = pageProblem('too-large', { code: 'too-many-scans', limit: SCANNED_PAGES_MAX });

/** Why a PDF is not read whose few bytes unfold to more than any document holds. */
export const UNFOLDS_TOO_FAR = pageProblem('too-large', { code: 'unfolds-too-far' });
