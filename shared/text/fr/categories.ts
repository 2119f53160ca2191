import { decimalFromMinor } from '../../money.ts';
import type { Words } from '../words.ts';

/** Why a category is offered for a row. */
export const categories: Words['categories'] = {
  'your-rule': () => 'votre règle',
  'earlier-row': () => 'comme une ligne antérieure de ce nom',
  'earlier-rows': ({ votes, rows }) => `comme ${votes} des ${rows} lignes antérieures de ce nom`,
  'same-account': ({ rows }) =>
    rows === 1
      ? 'comme une ligne antérieure avec ce numéro de compte'
      : `comme ${rows} lignes antérieures avec ce numéro de compte`,
  'same-sum': ({ payments }) =>
    payments === 1
      ? 'comme un paiement antérieur de ce montant'
      : `comme ${payments} paiements antérieurs de ce montant, à intervalles réguliers`,
  'shops-of-trade': ({ word, shops }) =>
    shops === 1
      ? `comme un autre commerce de ce genre (« ${word} »)`
      : `comme ${shops} autres commerces de ce genre (« ${word} »)`,
  'shops-of-kind': ({ word, votes, shops }) =>
    shops === 1
      ? `comme un autre commerce dont le nom contient « ${word} »`
      : `comme ${votes} des ${shops} autres commerces dont le nom contient « ${word} »`,
  'vendors-of-group': ({ vendors }) => `comme vos ${vendors} autres fournisseurs de ce genre`,
  'as-payers': ({ payers }) => `comme vos ${payers} autres payeurs qui envoient ainsi de l’argent`,
  'as-customers': ({ customers }) => `paie par un numéro de facture, comme vos ${customers} autres clients`,
  'as-payroll': ({ others }) =>
    others === 1 ? 'comme votre autre paiement de paie' : `comme vos ${others} autres bénéficiaires de paie`,
  'paid-own-invoice': ({ customers }) => `a payé votre facture, comme vos ${customers} autres clients`,
  'vendor-of-document': ({ vendor }) => `le document associé est de « ${vendor} »`,
  'not-business': () =>
    'ce n’est pas l’argent de l’entreprise : vous l’avez dit des autres paiements de ce nom',
  refund: () => 'un remboursement : vous avez déjà payé ce nom',
  'refund-to-payer': () => 'un remboursement : ce nom vous a déjà payé',
  'refund-of-known': ({ word }) => `un remboursement : on paie « ${word} », qui paie rarement`,
  'service-took-fee': () => 'une vente : le service de paiement en a retenu ses frais',
  'service-gave-back': () => 'rendu à un client, donc en moins de vos ventes',
  'loan-interest': ({ interest, currency }) =>
    `intérêts de ${decimalFromMinor(interest, currency).replace('.', ',')} ${currency} ; le reste rembourse le prêt, d’après les paiements antérieurs`,
  'known-merchant': ({ word }) => `habituelle pour « ${word} »`,
  'moves-own-money': () => 'déplace votre propre argent',
  'word-in-text': ({ word }) => `le texte dit « ${word} »`,
};
