import type { PageText } from '../../../shared/model/document.ts';
import type { FileTrouble } from '../../../shared/text/en/files.ts';

/** Of which kind a file's problem is that gave no pages; `because` tells it more precisely. */
export type PageProblemCode =
  | 'empty-file'
  | 'too-large'
  | 'unsupported-format'
  | 'unreadable-file'
  | 'password-needed';

/** Which engine read the words; a mixed PDF needs both, an invoice's XML none. */
export type FileEngine = 'pdf-text' | 'pp-ocrv4' | 'pdf-text+pp-ocrv4';
export type PageEngine = FileEngine | 'xml' | 'email-text' | `email-text+${FileEngine}`;

export type PageProblem = { kind: 'problem'; code: PageProblemCode; because: FileTrouble };
export type PageReading = { kind: 'pages'; pages: ReadPage[]; engine: PageEngine } | PageProblem;

/** A page to look at, as JPEG: large enough for small print, and small enough for a list. */
export interface ShownPicture {
  full: Uint8Array;
  small: Uint8Array;
}

/** A page's words and, where it was asked for, the page as it was read: upright, so that boxes fall on their words. */
export interface ReadPage extends PageText {
  picture?: ShownPicture;
}

/** A foreseen refusal. */
export function pageProblem(code: PageProblemCode, because: FileTrouble): PageProblem {
  return { kind: 'problem', code, because };
}
