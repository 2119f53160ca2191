import { foldText } from '../../text/fold-text.ts';
import { isSameName } from './find-vendor.ts';

/** A single word begins the names of too many. */
const WORDS_MIN = 2;

/**
 * Whether a document's issuer is the organisation that handed it in: by its name, or by a name that goes on behind that one, as people
 * trade under theirs ("Maren Oakridge Consulting" is Maren Oakridge).
 */
export function isOwnName(issuer: string, own: readonly string[], buyer: string | null = null): boolean {
  if (own.some((name) => isSameName(name, issuer))) return true;
  // Who sells to the organisation is another house, though its name begins with the organisation's.
  if (buyer !== null && own.some((name) => isSameName(name, buyer))) return false;
  return own.some((name) => goesOnBehind(foldText(name), foldText(issuer)));
}

const goesOnBehind = (name: string, issuer: string): boolean =>
  name.split(' ').length >= WORDS_MIN && issuer.startsWith(`${name} `);
