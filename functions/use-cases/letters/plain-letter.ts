import type { Language } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { letterPage, QUOTE_MARK, type LetterPart } from './letter-frame.ts';

/**
 * The page of a letter that is written as plain text, paragraph by paragraph: what stands below the last blank line is its foot, and an
 * address of the site at the end of a paragraph is a button to Settings. Other addresses stay words. A paragraph whose lines are all marked
 * as somebody else's is set as a quotation.
 */
export function plainLetterPage(text: string, { language, siteUrl }: PlainLetter): string {
  const { open } = wordsFor(language).dataExports;
  const ownSite = new URL('/', siteUrl).href;
  const partsOf = (paragraph: string): LetterPart[] => {
    const lines = paragraph.split('\n');
    if (lines.every((line) => line.startsWith(QUOTE_MARK)))
      return [{ quote: lines.map((line) => line.slice(QUOTE_MARK.length)).join('\n') }];
    const at = paragraph.lastIndexOf('\n');
    const url = paragraph.slice(at + 1);
    if (at < 0 || !url.startsWith(ownSite)) return [{ text: paragraph }];
    return [{ text: paragraph.slice(0, at) }, { link: { label: open, url } }];
  };
  const paragraphs = text.split('\n\n');
  return letterPage({
    language,
    parts: paragraphs.slice(0, -1).flatMap(partsOf),
    foot: paragraphs.at(-1) ?? '',
  });
}

interface PlainLetter {
  readonly language: Language;
  /** Where the product is: `https://matchbook.example`. */
  readonly siteUrl: string;
}
