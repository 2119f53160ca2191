import { foldText } from '../../text/fold-text.ts';
import { COLUMN_GAP, type TextLine } from '../../text/text-line.ts';

/** How a label of a folio begins, after folding. */
const GUEST = /^(guest|gast|huesped|ospite|hospede)\b/;
const ROOM =
  /(?:^| )(room|rm|zimmer|chambre|habitacion|camera|kamer|quarto|unit( room)?)( (no|nr|num|number|n))? [a-z]?\d{1,5}\b/;
const ARRIVAL = /^(arrival|arrives?|arr|check ?in|anreise|arrivee|llegada|arrivo|aankomst|chegada)\b/;
const DEPARTURE =
  /^(departs?|dep)\b|(?:^| )(departure|check ?out|abreise|depart|salida|partenza|vertrek|partida)\b/;
const NIGHTS =
  /^(number of )?nights?( \d{1,3})?$|^\d{1,3} nights?\b|^nuits? \d{1,3}\b|^\d{1,3} (?:noites|noches|notti|nachten|netter|natter)\b|^nachte \d{1,3}\b/;
const FOLIO = /\bfolio\b/;
const LODGING =
  /\b(room (charge|revenue|rate|tax)|accommodation|occupancy tax|lodging tax|hotel tax|tourism levy|ubernachtung|beherbergung|kurtaxe|nuitees?|taxe de sejour|pernottamento|imposta di soggiorno|alojamiento|alojamento|taxa turistica|overnachting|overnatting|logi|hotellrum|toeristenbelasting)\b/;

const SIGNS_MIN = 3;

/**
 * Whether lines are the bill of a stay: it lists days, charges, payments and balances as a statement does, and many hotels call it one.
 * Single words prove nothing, as a bank's rows name hotels too; three signs do, if they tell of a stay.
 */
export function isFolio(lines: readonly TextLine[]): boolean {
  const texts = lines.flatMap(({ text }) => text.split(COLUMN_GAP)).map(foldText);
  const shows = (sign: RegExp) => texts.some((text) => sign.test(text));
  const signs = {
    folio: shows(FOLIO),
    guest: shows(GUEST),
    room: shows(ROOM),
    stay: shows(ARRIVAL) && shows(DEPARTURE),
    nights: shows(NIGHTS),
    lodging: shows(LODGING),
  };
  const tellsOfStay = signs.folio || signs.stay || (signs.guest && signs.room);
  return tellsOfStay && Object.values(signs).filter(Boolean).length >= SIGNS_MIN;
}
