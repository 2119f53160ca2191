import type { TextLine } from '../../text/text-line.ts';

/** What says that a card, account or pass was filled up with money. */
const FILLED =
  /\b(?:re-?load(?:ed)?|replenish(?:ed|ment)|topp?(?:ed)?[ -]?up|added\s+(?:money|funds|value|[$€£]\s?\d\S*)\s+to)\b|(?<!\p{L})(?:aufgeladen|aufladung|rechargement|rechargée?|opgewaardeerd|recarga(?:do)?|ricarica(?:to)?)(?!\p{L})/iu;
/** What it holds then: more than was paid, or less. */
const BALANCE =
  /^\W*(?:(?:new|current|updated|remaining|available|account|card|wallet|your|neues?|aktuelles?|nouveau|nieuw|nuevo|nuovo|novo)\s+){0,3}(?:balance|guthaben|kontostand|solde|saldo)(?!\s*(?:due|owing|to\s+pay))(?!\p{L})/iu;

/** The lines (their indexes) that tell what is stored on a card or account that was filled up: nothing of it is asked for. */
export function storedValue(lines: readonly TextLine[]): ReadonlySet<number> {
  if (!lines.some(({ text }) => FILLED.test(text))) return new Set();
  return new Set(lines.filter(({ text }) => BALANCE.test(text)).map(({ index }) => index));
}
