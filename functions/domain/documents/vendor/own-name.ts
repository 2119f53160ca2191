import { foldText } from '../../text/fold-text.ts';
import { isSameName } from './find-vendor.ts';

/** A single word begins the names of too many. */
const WORDS_MIN = 2;

/**
 * Whether a document's issuer is the organisation that handed it in: by its name, or by a name that goes on behind that one, as people
 * trade under theirs ("Maren Oakridge Consulting" is Maren Oakridge).
 */
export function isOwnName(issuer: string, own: readonly string[]): boolean {
  return own.some((name) => isSameName(name, issuer) || goesOnBehind(foldText(name), foldText(issuer)));
}

const goesOnBehind = (name: string, issuer: string): boolean =>
  name.split(' ').length >= WORDS_MIN && issuer.startsWith(`${name} `);
