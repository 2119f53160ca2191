import { foldText } from '../../text/fold-text.ts';
import type { PageLine } from './page-lines.ts';
import { cellBelow, cellsOf, stackedNames, type HeadingExtent } from './table-headings.ts';

/** What the number of an account is called, in a cell of nothing else. */
const NAME =
  /^(?:(?:your|primary|bsb|branch|transit|sort code|clearing|clearing och) )*(?:(?:and|och) )?(?:(?:current|savings?|checking|chequing|loan|bank) )?(?:account|acct|a c|konto|compte(?: cheques?)?|cuenta(?: corriente)?|conto|conta|(?:betaal)?rekening|(?:numero|no|n) (?:de )?(?:compte|cuenta|conto|conta)|iban|i b a n|rib|c ?c ?c)(?: ?(?:number|num|no|nr|n|nummer))?(?: (?:ending|ends)(?: in| with)?)?$/;
const NAME_OF_CARD =
  /^(?:your )?(?:(?:credit|debit|client) )?card(?: (?:number|no))?(?: (?:ending|ends)(?: in| with)?)?$|^account ending$/;
const SAYS_END = /\b(?:ending|ends)\b/;
/** An IBAN, or a number or what is left of it behind the bank's marks; more digits than any account's are of two facts. */
const VALUE = /^(?:[A-Z]{2}\d{2}[\dA-Z ]{8,34}|[\d*xX•.…#][\d*xX•.…#/ ,-]*)$/;
const DIGITS_MAX = 24;
/** The next fact of a row of facts, where it stands as near as the next group of a number. */
const DAY_BEHIND = /(?<=\d{4}) (?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d\d)?\d\d|\d{4}[/.-]\d\d[/.-]\d\d)$/;
const MASKED = /[*xX•…#]|\.{2}/;
const AMOUNT = /[.,]\d{2}$/;
/** The end of a number stands so close below its beginning, in heights of their letters, and a number so close below its name. */
const STEP_HEIGHTS = 1.9;
const BELOW_HEIGHTS = 5;

/** The digits under the name of the account's number, which the print may break over several lines; of a card's number with `isCard`. */
export function stackedNumber(lines: readonly PageLine[], isCard: boolean): string | undefined {
  for (const [at, line] of lines.entries()) {
    for (const cell of cellsOf(line)) {
      const name = stackedNames(lines, at, cell)
        .map(foldText)
        .find((it) => NAME.test(it) || (isCard && NAME_OF_CARD.test(it)));
      const digits = name === undefined ? undefined : digitsUnder(lines, at, cell, SAYS_END.test(name));
      if (digits !== undefined) return digits;
    }
  }
  return undefined;
}

/** A branch before the account in one name: "BSB Account number". */
const BRANCH_FIRST = /^(?:bsb|branch|transit|sort code|clearing)\b.*\b(?:account|acct|konto)/;

/** Of the numbers under a name that begins with the branch's, the last. */
function lastUnder(
  lines: readonly PageLine[],
  name: HeadingExtent,
  found: ReturnType<typeof cellBelow>,
): ReturnType<typeof cellBelow> {
  const line = found && lines[found.at];
  if (!line || !BRANCH_FIRST.test(foldText(name.text))) return found;
  const under = cellsOf(line).filter(({ left, right }) => left < name.right && right > name.left);
  return { at: found.at, cell: under.at(-1) ?? found.cell };
}

function digitsUnder(
  lines: readonly PageLine[],
  at: number,
  name: HeadingExtent,
  isEnd: boolean,
): string | undefined {
  const found = lastUnder(lines, name, cellBelow(lines, at, name));
  const [from, to] = [lines[at], found && lines[found.at]];
  if (!found || !from || !to || to.middle - from.middle > BELOW_HEIGHTS * from.height) return undefined;
  const value = wholeValue(lines, found).replace(DAY_BEHIND, '');
  const digits = value.replace(/\D/g, '');
  if (!VALUE.test(value) || (AMOUNT.test(value) && !MASKED.test(value))) return undefined;
  const least = isEnd ? 3 : MASKED.test(value) ? 3 : 6;
  return digits.length >= least && digits.length <= DIGITS_MAX ? digits : undefined;
}

/** A number with its end on the line below, where its first part ends in a hyphen or in the bank's marks. */
function wholeValue(
  lines: readonly PageLine[],
  { cell, at }: { readonly cell: HeadingExtent; readonly at: number },
): string {
  const [line, next] = [lines[at], cellBelow(lines, at, cell)];
  const below = next && lines[next.at];
  const isNear = line && below && below.middle - line.middle < STEP_HEIGHTS * line.height;
  const isOpen = /-$|[*xX•]$/.test(cell.text);
  return isOpen && isNear && /^\d[\d -]*$/.test(next.cell.text) ? `${cell.text}${next.cell.text}` : cell.text;
}
