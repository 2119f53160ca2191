import type { Cues } from '../evidence/choice.ts';
import type { Stretch } from '../../text/text-line.ts';
import { refusals } from './vendor-words.ts';

/** A line that may be the issuer's name, by what speaks for it. */
interface Candidate extends Stretch {
  name: string;
  cues: Cues;
}

/** A sign stands out by so much from the usual letters, and from the line below it. */
const SIGN_LARGE_MIN = 0.6;
const SIGN_LARGER_BY = 0.5;
const NAMES_ITSELF = ['form', 'house', 'domain', 'echo', 'named', 'seller'];

/**
 * Right below a photographed sign in larger letters a word like "Centre" says where the shop is, not what it is called. Letters as large
 * are garbage elsewhere, but not there.
 */
export function belowSigns<T extends Candidate>(all: readonly T[]): T[] {
  const isPlace = ({ cues }: Candidate) =>
    cues['second'] === 1 && cues['trade'] === 1 && !NAMES_ITSELF.some((cue) => cues[cue] === 1);
  const isSignAbove = (sign: Candidate, place: Candidate) =>
    isLargeSign(sign) && size(sign) >= size(place) + SIGN_LARGER_BY;
  const places = all.filter((each) => isPlace(each) && all.some((sign) => isSignAbove(sign, each)));
  const signs = all.filter((each) => places.some((place) => isSignAbove(each, place)));
  return all.map((each) => {
    const { cues } = each;
    if (places.includes(each)) return { ...each, cues: { ...cues, trade: 0 } };
    return signs.includes(each) ? { ...each, cues: { ...cues, large: 0 } } : each;
  });
}

/** A line right above a larger one, which is the sign: a slogan, or what is sold. */
const SLOGAN_LARGE_MAX = 0.3;

/** The second line in the first one's stead, where it is a photographed sign below a slogan in the usual letters. */
export function belowSlogans<T extends Candidate>(all: readonly T[]): T[] {
  const isSlogan = ({ cues, legibility }: Candidate) =>
    cues['first'] === 1 &&
    cues['joined'] !== 1 &&
    legibility < 1 &&
    Math.abs(cues['large'] ?? 0) <= SLOGAN_LARGE_MAX &&
    ![...NAMES_ITSELF, 'trade'].some((cue) => cues[cue] === 1);
  const isSignBelow = (each: Candidate, slogan: Candidate) =>
    each.cues['second'] === 1 &&
    each.cues['joined'] !== 1 &&
    each.cues['figures'] === 0 &&
    refusals(each.name).length === 0 &&
    each.page === slogan.page &&
    size(each) >= size(slogan) + SIGN_LARGER_BY;
  const slogans = all.filter(isSlogan);
  const signs = all.filter((each) => slogans.some((slogan) => isSignBelow(each, slogan)));
  if (signs.length === 0) return [...all];
  return all.map((each) => {
    if (signs.includes(each)) return { ...each, cues: { ...each.cues, first: 1, second: 0, large: 0 } };
    return slogans.includes(each) ? { ...each, cues: { ...each.cues, first: 0, slogan: 1 } } : each;
  });
}

const isLargeSign = (each: Candidate): boolean =>
  each.cues['first'] === 1 &&
  each.cues['joined'] !== 1 &&
  each.cues['figures'] === 0 &&
  each.legibility < 1 &&
  size(each) >= SIGN_LARGE_MIN &&
  refusals(each.name).length === 0;

const size = ({ cues }: Candidate): number => cues['large'] ?? 0;
