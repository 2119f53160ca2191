import { decimalFromMinor } from '../../money.ts';
import type { Words } from '../words.ts';
import { counted } from './quoted.ts';

const money = ({ difference, currency }: { difference: number; currency: string }): string =>
  `${decimalFromMinor(difference, currency).replace('.', ',')} ${currency}`;
const sumOf = ({ documents }: { documents: number }): string =>
  documents > 1 ? `${documents} documents ensemble` : 'le montant';

/** Why receipts and transactions belong together, and why the next best lost. */
export const matches: Words['matches'] = {
  'linked-by-hand': () => 'lié à la main',

  'may-be-copy': () =>
    'le document est peut-être une copie d’un autre : un seul ne prouve pas un second paiement',

  // How the amounts relate
  'same-amount': () => 'même montant',
  'amount-due': () => 'le montant dû',
  'few-cents-apart': () => 'quelques cents d’écart',
  'more-by-tax-or-tip': () => 'plus élevé d’une part qui est une taxe de vente ou un pourboire',
  'same-before-tax': () => 'le même avant taxes',
  'usual-part-payment': () => 'un paiement partiel habituel',
  'part-payment': () => 'un paiement partiel',
  'one-digit-apart': () => 'un chiffre d’écart',
  'foreign-amount-stated': () => 'la banque nomme le même montant en devise',
  'same-at-rate-of-day': () => 'le même au taux de ce jour',
  'same-at-usual-rate': () => 'à peu près le même au taux habituel',
  'less-processor-fee': (apart) => `la somme moins les frais du service de paiement, ${money(apart)}`,
  'documents-add-up': ({ documents }) => `${documents} documents y totalisent`,
  'payments-add-up': ({ payments }) => `${payments} paiements y totalisent`,
  'more-as-tip': (sum) => `${sumOf(sum)} et ${money(sum)} de plus, comme avec un pourboire`,
  'more-as-fee': (sum) => `${sumOf(sum)} et des frais de ${money(sum)}`,
  'less-than-sum': (sum) => `${sumOf(sum)} moins ${money(sum)}`,

  // How far apart the days lie
  'no-date': () => 'aucune date sur le document',
  'same-day': () => 'même jour',
  'days-apart': ({ days }) => `${counted(days, 'jour', 'jours')} d’écart`,
  'days-before-date': ({ days }) => `payé ${counted(days, 'jour', 'jours')} avant sa date`,

  // How alike the names are
  'no-vendor': () => 'aucun fournisseur sur le document',
  'check-like-earlier': () => 'ce fournisseur a déjà été payé par chèque',
  'bank-names-nobody': () => 'la banque ne nomme personne',
  'names-differ': () => 'noms différents',
  'names-hardly-alike': () => 'noms semblables en partie seulement',
  'names-told-apart': () => 'noms que vous avez distingués',
  'number-in-text': () => 'le numéro du document est dans le texte de la banque',
  'other-number-in-text': () => 'le texte de la banque porte le numéro d’un autre document',
  'paid-by-processor': () => 'versé par un service de paiement par carte',
  'named-like-earlier': ({ times }) =>
    `nommé comme ${counted(times, 'rapprochement antérieur', 'rapprochements antérieurs')}`,
  'named-alike': ({ vendor }) => `même nom : ${vendor}`,
  'same-card': () => 'même carte',
  'another-card': () => 'une autre carte',

  // What else would fit
  'other-transaction-as-well': () => 'une autre transaction convient tout aussi bien',
  'other-transaction-too': () => 'une autre transaction convient aussi',
  'other-document-as-well': () => 'un autre document convient tout aussi bien',
  'other-document-too': () => 'un autre document convient aussi',
  'lost-by-amount': ({ phrase }) => `Deuxième à cause du montant : ${phrase}`,
  'lost-by-date': ({ phrase }) => `Deuxième à cause de la date : ${phrase}`,
  'lost-by-name': ({ phrase }) => `Deuxième à cause du nom : ${phrase}`,
  'lost-by-nothing': () => 'Convient tout aussi bien : veuillez choisir',
};
