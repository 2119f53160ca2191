import type { Words } from '../words.ts';
import { quoted } from './quoted.ts';

/** What an export says to the accountant: its columns, its cells and the letter that brings it. */
export const reports: Words['reports'] = {
  titles: {
    date: 'Date',
    description: 'Description',
    amount: 'Montant',
    currency: 'Devise',
    tax: 'Taxe',
    worth: 'Montant converti',
    worth_currency: 'Converti en',
    worth_rate: 'Taux',
    worth_source: 'Source du taux',
    category: 'Catégorie',
    account_label: 'Compte',
    transaction_type: 'Type',
    receipt_vendor: 'Fournisseur du reçu',
    receipt_amount: 'Montant du reçu',
    receipt_date: 'Date du reçu',
    receipt_file: 'Fichier du reçu',
    created_at: 'Création',
    user_name: 'Saisie par',
    match_confidence: 'Confiance du rapprochement',
  },
  uncategorized: 'Non catégorisé',
  onNoLine: {
    income: 'Revenus sur aucune ligne du formulaire',
    expense: 'Dépenses sur aucune ligne du formulaire',
  },
  balanceLines: {
    opening: 'Soldes de départ des comptes',
    earlier: 'Gagné moins dépensé auparavant',
    transfers: 'Virements, prélèvements et apports du propriétaire',
    personal: 'Personnel',
  },
  kinds: { income: 'Revenu', expense: 'Dépense', transfer: 'Virement' },
  rateSources: {
    person: 'À la main',
    statement: 'Relevé',
    ecb: 'Banque centrale européenne',
    'bank-of-canada': 'Banque du Canada',
  },
  rateOf: ({ source, day, via }) =>
    via === undefined ? `${source}, ${day}` : `${source}, ${day}, par ${via}`,
  personal: 'Personnel',
  draw: 'Prélèvement du propriétaire',
  contribution: 'Apport du propriétaire',
  subject: ({ organization, from, to }) => `${quoted(organization)} : transactions du ${from} au ${to}`,
  letter: ({ recipient, onlyMatched, organization, from, to, count }) =>
    `${recipient ? `Bonjour ${quoted(recipient)},` : 'Bonjour,'}

Vous trouverez ci-joint les ${onlyMatched ? 'transactions avec un reçu rapproché' : 'transactions'} de ${quoted(organization)} du ${from} au ${to} : ${count} en tout.
Le fichier s’ouvre dans Excel, Numbers et tout éditeur de texte. Les entrées d’argent sont positives, les sorties négatives.

Envoyé avec Matchbook.`,
};
