import type { TextLine } from '../../text/text-line.ts';
import { hostedParts, hostName } from './vendor-host.ts';
import { squeezed, withoutLegalForm } from './vendor-name.ts';
import { isOneLetterOff } from './vendor-spelling.ts';

/** Fewer letters are another name's by chance: of an address, and of words in a text. */
const HOST_LETTERS_MIN = 4;
const WORD_LETTERS_MIN = 6;
/** No name has more words, or is told on more lines; bounds the time. */
const WORDS_MAX = 6;
const LINES_MAX = 300;

/**
 * Whether a paper spells a recognised name but for one letter in a web or mail address or in a second print of it, and nowhere again as it
 * was read: "Aqwa Bistro" above "Thank you for dining at Aqua Bistro".
 */
export function isSpelledOtherwise(name: string, lines: readonly TextLine[]): boolean {
  const bare = withoutLegalForm(name);
  const own = squeezed(bare);
  if (own.length < HOST_LETTERS_MIN || /\d/.test(own)) return false;
  const first = lines.slice(0, LINES_MAX);
  const hosts = first.flatMap(({ text }) =>
    hostedParts(text).map(([from, to]) => squeezed(hostName(text.slice(from, to)) ?? '')),
  );
  const count = bare.split(/\s+/).length;
  const prints =
    own.length < WORD_LETTERS_MIN || count > WORDS_MAX
      ? []
      : first.flatMap(({ words }) =>
          words.map((word, at) => {
            const printed = words.slice(at, at + count).map(({ text }) => text);
            return /^\W*\p{Lu}/u.test(word.text) ? squeezed(printed.join('')) : '';
          }),
        );
  const isAgain = hosts.includes(own) || prints.filter((print) => print === own).length > 1;
  return !isAgain && [...hosts, ...prints].some((other) => isOneLetterOff(own, other));
}
