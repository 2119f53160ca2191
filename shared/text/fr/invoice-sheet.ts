import type { Words } from '../words.ts';

export const invoiceSheet: Words['invoiceSheet'] = {
  kinds: { invoice: 'Facture', 'credit-note': 'Note de crédit', other: 'Document' },
  seller: 'De',
  buyer: 'À',
  taxNumber: 'Numéro de taxe',
  issuedOn: 'Date',
  dueOn: 'Échéance',
  currency: 'Devise',
  description: 'Description',
  quantity: 'Quantité',
  amount: 'Montant',
  allowance: 'Rabais',
  charge: 'Frais',
  net: 'Sous-total',
  tax: 'Taxe',
  taxAt: ({ rate }) => `Taxe à ${rate} %`,
  total: 'Total',
  prepaid: 'Déjà payé',
  rounding: 'Arrondi',
  due: 'Montant dû',
  account: 'À verser au compte',
  card: 'Carte se terminant par',
  terms: 'Conditions',
  notes: 'Notes',
  linesLeft: ({ count }) =>
    count === 1 ? 'Le fichier compte une ligne de plus' : `Le fichier compte ${count} lignes de plus`,
};
