import { escapeUTF8 } from 'entities';

/** HTML that is safe to stand in a page: written by us, with what others typed in it escaped. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Piece = string | number | Markup | readonly Piece[] | undefined | false;

/** What a sign would do that no text has a use for: end the document, or stand for half a character. */
const UNPRINTABLE = /(?![\t\n])\p{Cc}/gu;

/**
 * HTML with pieces in it, each text or attribute between quotes: text is escaped for both, markup stands as it is, nothing stands for what is
 * missing. There is no other way to put a text into a page.
 */
export const markup = (written: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(written.map((html, at) => html + htmlOf(pieces[at])).join(''));

function htmlOf(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (piece instanceof Markup) return piece.html;
  if (typeof piece === 'number') return String(piece);
  if (typeof piece === 'string') return escapeUTF8(piece.toWellFormed().replace(UNPRINTABLE, ''));
  return piece.map(htmlOf).join('');
}
