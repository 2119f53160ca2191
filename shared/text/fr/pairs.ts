import type { Words } from '../words.ts';
import { counted } from './quoted.ts';

/** Why two entries belong together. */
export const pairs: Words['pairs'] = {
  'same-amount': () => 'même montant',
  'same-amount-out-and-in': () => 'même montant sorti et entré',
  'same-money-as-stated': () => 'le montant du change indiqué par un relevé',
  'same-money-at-rate': () => 'même somme, à peu près au cours de l’année',
  'same-day': () => 'même jour',
  'days-later': ({ days }) => `${counted(days, 'jour', 'jours')} plus tard`,
  'days-apart': ({ days }) => `${counted(days, 'jour', 'jours')} d’écart`,
  'both-say-transfer': () => 'les deux côtés parlent d’un virement',
  'one-says-transfer': () => 'un côté parle d’un virement',
  'names-service': () => 'un côté nomme le service qui tient l’autre compte',
  'principal-on-loan': () => 'l’écriture du prêt est le capital remboursé',
  'payment-on-loan': () => 'l’écriture du prêt est le paiement entier',
  'rest-is-interest': () => 'le reste serait des intérêts',
  'named-alike': () => 'même nom',
};
