import { refusals } from './vendor-words.ts';

/** Letters of an acronym as signs show it; longer ones are names in capitals. */
const ACRONYM = /^\p{Lu}{3,6}$/u;
/** Words that an acronym leaves out. */
const LITTLE =
  /^(?:and|of|the|for|und|f[üu]r|der|die|des|van|voor|de|du|des|et|la|le|les|y|e|di|del|da|do)$/iu;
const WORDS_MIN = 2;

/** Whether a text may be an issuer's acronym: three to six capitals that are no word of papers. */
export function isAcronym(text: string): boolean {
  return ACRONYM.test(text) && refusals(text).length === 0;
}

/**
 * Whether a name's words begin with an acronym's letters, in their order; a letter from within a word may stand between two: SLPW is
 * Silverlake Power & Water.
 */
export function spellsOut(acronym: string, name: string): boolean {
  const words = (name.match(/\p{L}+/gu) ?? []).filter((word) => !LITTLE.test(word));
  if (words.length < WORDS_MIN || words.length > acronym.length) return false;
  return isSpelled(
    acronym.toLowerCase(),
    words.map((word) => word.toLowerCase()),
  );
}

/** The only one of several names that an acronym stands for; undefined where none or more do. */
export function spelledOut(acronym: string, names: readonly string[]): string | undefined {
  const [name, ...others] = [...new Set(names)].filter((each) => spellsOut(acronym, each));
  return others.length === 0 ? name : undefined;
}

function isSpelled(letters: string, words: readonly string[]): boolean {
  const [word, ...rest] = words;
  if (word === undefined) return letters === '';
  if (letters[0] !== word[0]) return false;
  for (let taken = 1; taken <= letters.length - rest.length; taken += 1)
    if (isWithin(letters.slice(0, taken), word) && isSpelled(letters.slice(taken), rest)) return true;
  return false;
}

/** Whether letters stand in a word in their order. */
function isWithin(letters: string, word: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = word.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}
