import { faintWords } from '../text/bank-noise.ts';
import { foldText } from '../text/fold-text.ts';
import { NameKeys } from '../text/name-key.ts';
import { namesProduct } from './sure-merchants.ts';

/** Houses that sell everything, and words that only say how money moved: what one purchase was for tells nothing of the next one. */
const MIXED =
  'amazon|ebay|etsy|aliexpress|alibaba|temu|walmart|costco|target|sams club|bjs|kmart|big w|the warehouse|argos|tesco|asda|sainsburys|aldi|lidl|' +
  'loblaws|superstore|real canadian superstore|canadian tire|dollarama|dollar tree|dollar general|ikea|coles|woolworths|countdown|dunnes|' +
  'supervalu|home bargains|poundland|rewe|edeka|kaufland|carrefour|leclerc|auchan|otto|wayfair|7 eleven|couche tard|wawa|sheetz|shoppers drug mart|walgreens|cvs|boots|' +
  'home depot|lowes|bunnings|bunnings warehouse|homebase|wickes|b q|woodies|mitre 10|home hardware|canac|leroy merlin|hornbach|' +
  'paypal|apple|google|microsoft|klarna|mobile|counter|cash|teller|atm|abm|online|deposit|counter credit|mobile cheque';

const keys = new NameKeys();
const mixed = new Set(MIXED.split('|').map((name) => keys.keyOf(name)));

/**
 * Whether a text names nobody who sells one kind of thing: a house that sells everything, none of its products by name, or only the way
 * that money went.
 */
export function isMixedHouse(text: string): boolean {
  const key = keys.keyOf(text);
  const words = key.split(' ');
  const isNameless = words.every((word) => faintWords.has(word) || word.length === 1);
  const isMixed = mixed.has(key) || mixed.has(words[0] ?? '') || mixed.has(words.slice(0, 2).join(' '));
  return isNameless || (isMixed && !namesProduct({ folded: foldText(text), key }));
}
