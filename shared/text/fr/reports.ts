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
  figures: {
    titles: {
      kind: 'Type',
      line: 'Ligne',
      label: 'Libellé',
      amount: 'Montant',
      counts: 'Compte sur le formulaire',
      count: 'Écritures',
      currency: 'Devise',
      from: 'Du',
      to: 'Au',
      netSince: 'Sans taxe de vente depuis',
    },
    net: 'Net',
    unconverted: 'Non converti, dans aucune autre ligne',
  },
  uncategorized: 'Non catégorisé',
  onNoLine: {
    income: 'Revenus sur aucune ligne du formulaire',
    expense: 'Dépenses sur aucune ligne du formulaire',
  },
  taxBoxes: {
    USA: {},
    Canada: {
      '101': 'Ventes et autres recettes',
      '103': 'TPS/TVH facturée',
      '105': 'Total de la TPS/TVH de la période',
      '106': 'Crédits de taxe sur les intrants (CTI)',
      '108': 'Total des CTI',
      '109': 'TPS/TVH nette',
      '203': 'TVQ facturée',
      '205': 'Total de la TVQ de la période',
      '206': 'Remboursements de la taxe sur les intrants (RTI)',
      '208': 'Total des RTI',
      '209': 'TVQ nette',
    },
    UK: {
      '1': 'TVA due sur les ventes',
      '3': 'Total de la TVA due',
      '4': 'TVA récupérée sur les achats',
      '5': 'TVA nette à payer ou à récupérer',
      '6': 'Total des ventes, sans TVA',
      '7': 'Total des achats, sans TVA',
    },
    Ireland: {
      T1: 'TVA sur les ventes',
      T2: 'TVA sur les achats',
      T3: 'Net à payer',
      T4: 'Net à rembourser',
    },
    Australia: {
      G1: 'Total des ventes, avec la GST',
      G3: 'Ventes sans GST (les exportations vont en G2)',
      G8: 'Ventes assujetties à la GST',
      '1A': 'GST sur les ventes',
      G10: 'Achats d’immobilisations : tout l’équipement',
      G11: 'Autres achats',
      G12: 'Tous les achats',
      G14: 'Achats sans GST dans le prix',
      G15: 'Achats dont la GST n’est pas récupérée',
      G17: 'Achats assujettis à la GST',
      '1B': 'GST sur les achats',
      '9': 'Montant à payer; moins : à rembourser',
    },
    'New Zealand': {
      '5': 'Total des ventes et revenus, avec la GST',
      '6': 'Ventes au taux zéro ou sans taxe',
      '7': 'Ventes assujetties à la GST',
      '8': 'GST sur les ventes',
      '10': 'Total de la GST perçue',
      '11': 'Achats et dépenses, avec la GST',
      '12': 'GST sur les achats',
      '14': 'Crédit total de GST',
      '15': 'GST à payer; moins : remboursement',
    },
  },
  balanceLines: {
    opening: 'Soldes de départ des comptes',
    earlier: 'Gagné moins dépensé auparavant',
    transfers: 'Virements, prélèvements et apports du propriétaire',
    personal: 'Personnel',
  },
  print: {
    pageOf: (page) => `Page ${page} sur `,
    picture: (document, page) => `${document}, page ${page}`,
    nothing: 'Rien pour cette période.',
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
