import type { TextField } from '../../../../shared/model/document.ts';
import { confidenceOf, likelihoods, type Cues } from '../evidence/choice.ts';
import { headOfBrowser } from '../../text/browser-head.ts';
import type { TextLine } from '../../text/text-line.ts';
import { vendorCandidates, type VendorCandidate } from './vendor-cues.ts';
import { squeezed, withoutLegalForm } from './vendor-name.ts';
import { isNearHouse } from './vendor-house.ts';
import { isSpelledOtherwise } from './spelled-otherwise.ts';
import { isMailed } from './vendor-sender.ts';
import { isStreet } from './vendor-word-cues.ts';
import { calibration, weights } from '../evidence/weights.ts';

/** What is left of the odds of the organisation's own name: what it hands in, others mostly issued. */
const OWN_ODDS = 0.14;

/** Who issued the document; the same name at several places counts together. `own` are the names of who handed it in. */
export function findVendor(lines: readonly TextLine[], own: readonly string[] = []): TextField | null {
  const candidates = vendorCandidates(lines);
  const chances = withoutOwn(
    likelihoods(
      candidates.map(({ cues }) => cues),
      weights.vendor,
    ),
    candidates.map(({ name }) => own.some((mine) => isSameName(mine, name))),
  );
  const ranked = candidates
    .map((candidate, index) => ({ candidate, chance: chances[index] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance);
  const best = ranked[0];
  if (!best) return null;
  const { name, text, page, box } = best.candidate;
  const alike = ranked.filter(({ candidate }) => isSameName(candidate.name, name));
  const chance = alike.reduce((sum, each) => sum + each.chance, 0);
  return {
    value: name,
    text,
    page,
    box,
    confidence: confidenceOf(
      chance,
      calibration.vendor,
      Math.min(
        certaintyOf(best.candidate, lines),
        isOneOfTwo(best.candidate, candidates) ? ONE_OF_TWO_CERTAINTY : 1,
      ),
    ),
  };
}

/** A name is another by one letter: it is less sure than what a reader makes of its letters. */
const LETTER_DOUBT = 0.05;
/** How sure somebody may be whom the paper calls its customer: it says otherwise. */
const CUSTOMER_CERTAINTY = 0.5;
/** A mail's sender without a name: its host runs words together, and says no capitals. */
const BARE_ADDRESS = /^\W*(?:from\s*:)?\s*[^\s@<>]+@[^\s@<>]+\W*$/i;
const ADDRESS_CERTAINTY = 0.8;
/** How sure a house's number and street may be: hardly a shop is called that. */
const STREET_CERTAINTY = 0.5;
/** How sure somebody may be where the line above the address window names another sender. */
const OTHER_SENDER_CERTAINTY = 0.75;
/** How sure a phrase in words written small may be that neither a legal form nor an address makes a name: a slogan looks the same. */
const PHRASE_CERTAINTY = 0.8;
/** How sure a recognised line may be that nothing makes a name, where the paper bears a well-known house's web address: its slogan, say. */
const OTHER_HOUSE_CERTAINTY = 0.8;
/** How sure a mail's sender may be whom neither its address nor anything else in the mail names: a department, a clerk. */
const STRANGER_CERTAINTY = 0.8;
/** How sure one word of a sign may be where another stands alone in the line below: both may be the name. */
const HALF_SIGN_CERTAINTY = 0.8;
/**
 * How sure a name may be that begins with a label or goes on with more than a name: a number behind a comma, several numbers, more words
 * than names have.
 */
const ODD_CERTAINTY = 0.8;
const ODD_NAME = /^\p{L}{3,}:\s|\p{L}.*,.*\d|\d\D*\p{L}\D*\d|(?:\S+\s+){9}\S/u;
/** A recognised figure before a word, which may be a letter: a "Z" read as "2". */
const FIGURE_FIRST = /^\d\s\p{L}/u;
/** How sure a recognised name may be that is a well-known house's but for one letter, and that nothing else on the paper bears out. */
const NEAR_HOUSE_CERTAINTY = 0.8;
/** How sure a word for the kind of a shop may be, where nothing says that the shop is called so. */
const GENERIC_CERTAINTY = 0.8;
/**
 * How sure a name may be that holds a word which papers are titled with, where nothing bears it out, or that is but the title of a page
 * as its browser printed it: "Larch order".
 */
const TITLE_CERTAINTY = 0.8;
/** A name's word that was read less surely is misread once in six times, unless the paper spells the name again or it is well known. */
const WORD_MIN = 0.83;
const MISREAD_CERTAINTY = 0.8;
const OF_SPELLING = ['domain', 'house', 'echo'];
/** How sure a name at the right of the paper's own facts may be, across from another one at their left, where it stands nowhere else. */
const ACROSS_CERTAINTY = 0.8;
/** How sure a payment program may be that is called by its bare name: it mostly tells of what others were paid. */
const PROGRAM_CERTAINTY = 0.8;
const PAYMENT_PROGRAM =
  /^(?:paypal|venmo|zelle|cash\s?app|interac|stripe|square(?:up)?|klarna|sumup|i?zettle|mollie|gocardless)$/i;
const OF_NAMES = ['form', 'domain', 'house'];
const OF_CUSTOMERS = ['customers', 'addressee', 'heading'];

/** Whether a legal form, an address or the name itself elsewhere makes a name of it. */
const isBorneOut = (cues: Cues): boolean => [...OF_NAMES, 'echo'].some((cue) => cues[cue] === 1);

/** How sure one of two companies may be that stand side by side at the head, while nothing says which of them bills. */
const ONE_OF_TWO_CERTAINTY = 0.8;
const OF_ISSUERS = ['domain', 'house', 'echo', 'named', 'seller', 'issuers', 'holder', 'sender', 'signed'];
/** Blocks side by side begin at one height, far enough from each other. */
const SAME_TOP = 0.008;
const BLOCKS_APART = 0.2;

/** Whether another company stands beside a company's name, which the paper does not call its customer. */
function isOneOfTwo(best: VendorCandidate, all: readonly VendorCandidate[]): boolean {
  if (best.cues['form'] !== 1 || OF_ISSUERS.some((cue) => best.cues[cue] === 1)) return false;
  return all.some(
    ({ cues, box, page, name }) =>
      cues['form'] === 1 &&
      cues['joined'] === undefined &&
      page === best.page &&
      Math.abs(box[1] - best.box[1]) < SAME_TOP &&
      Math.abs(box[0] - best.box[0]) > BLOCKS_APART &&
      !OF_CUSTOMERS.some((cue) => cues[cue] === 1) &&
      !isSameName(name, best.name),
  );
}

/** How sure (0–1) a candidate is at most, on its paper. */
function certaintyOf(candidate: VendorCandidate, lines: readonly TextLine[]): number {
  const { name, legibility, cues } = candidate;
  const isDoubted = legibility < 1 && cues['house'] !== 1 && isSpelledOtherwise(name, lines);
  const isTitle = cues['house'] !== 1 && cues['form'] !== 1 && isTitleOnly(candidate, lines);
  return Math.min(isDoubted ? MISREAD_CERTAINTY : 1, isTitle ? TITLE_CERTAINTY : 1, nameCertainty(candidate));
}

/** Whether a name stands in nothing but the title of a page as its browser printed it. */
function isTitleOnly({ name, text }: VendorCandidate, lines: readonly TextLine[]): boolean {
  const title = headOfBrowser(lines);
  if (title?.text.includes(text) !== true) return false;
  const own = squeezed(name);
  return !lines.some((line) => line !== title && squeezed(line.text).includes(own));
}

/** How sure (0–1) a candidate is at most: by how surely its letters were read, and by what the paper calls it. */
export function nameCertainty({ name, text, legibility, weakest, cues }: VendorCandidate): number {
  if (OF_CUSTOMERS.some((cue) => cues[cue] === 1)) return CUSTOMER_CERTAINTY;
  if (PAYMENT_PROGRAM.test(name)) return PROGRAM_CERTAINTY;
  if (isStreet(name) && cues['form'] !== 1) return STREET_CERTAINTY;
  if (BARE_ADDRESS.test(text) && cues['house'] !== 1 && cues['echo'] !== 1) return ADDRESS_CERTAINTY;
  const isOtherHouse =
    cues['otherHouse'] === 1 &&
    legibility < 1 &&
    ![...OF_NAMES, 'trade', 'echo'].some((cue) => cues[cue] === 1);
  if (isOtherHouse) return OTHER_HOUSE_CERTAINTY;
  if (cues['house'] !== 1 && ODD_NAME.test(name)) return ODD_CERTAINTY;
  if (legibility < 1 && !isBorneOut(cues) && FIGURE_FIRST.test(name)) return ODD_CERTAINTY;
  if (legibility < 1 && !isBorneOut(cues) && isNearHouse(name)) return NEAR_HOUSE_CERTAINTY;
  if (cues['title'] === 1 && !isBorneOut(cues)) return TITLE_CERTAINTY;
  if (cues['generic'] === 1 && !isBorneOut(cues)) return GENERIC_CERTAINTY;
  if (weakest < WORD_MIN && !OF_SPELLING.some((cue) => cues[cue] === 1)) return MISREAD_CERTAINTY;
  if (isMailed(text) && !isBorneOut(cues)) return STRANGER_CERTAINTY;
  if (cues['acrossFacts'] === 1 && cues['echo'] !== 1 && cues['domain'] !== 1) return ACROSS_CERTAINTY;
  if (cues['halfSign'] === 1 && !OF_NAMES.some((cue) => cues[cue] === 1)) return HALF_SIGN_CERTAINTY;
  const read = legibility < 1 ? legibility - LETTER_DOUBT : 1;
  if (cues['otherSender'] === 1) return Math.min(OTHER_SENDER_CERTAINTY, read);
  const isPhrase = cues['plainWords'] === 1 && !OF_NAMES.some((cue) => cues[cue] === 1);
  return isPhrase ? Math.min(PHRASE_CERTAINTY, read) : read;
}

/** The likelihoods where the odds of some candidates are lower than their cues say. */
function withoutOwn(chances: readonly number[], isOwn: readonly boolean[]): number[] {
  const weighed = chances.map((chance, at) => (isOwn[at] === true ? OWN_ODDS * chance : chance));
  const lost = chances.reduce((sum, chance, at) => sum + chance - (weighed[at] ?? 0), 0);
  return weighed.map((chance) => chance / Math.max(1e-9, 1 - lost));
}

/** The same name, but for its legal form, or one that is little more than the other. */
export function isSameName(a: string, b: string): boolean {
  const bare = squeezed(withoutLegalForm(a));
  if (bare !== '' && bare === squeezed(withoutLegalForm(b))) return true;
  const [short = '', long = ''] = [squeezed(a), squeezed(b)].toSorted((x, y) => x.length - y.length);
  return long.includes(short) && short.length >= 0.8 * long.length;
}
