import type { Words } from '../words.ts';

/** What the documentation of receipts says: each document with what was read of it, and the entry it proves. */
export const receiptDocumentation: Words['receiptDocumentation'] = {
  sections: {
    linked: 'Documents des écritures',
    unmatched: 'Documents sans écriture',
    archived: 'Documents non conservés',
  },
  notes: {
    linked: 'Chaque document appartient à une écriture de ces jours, quelle que soit sa propre date.',
    unmatched: 'Ils portent une date de la période ou, sans date, sont arrivés pendant celle-ci.',
    archived:
      'Ils appartenaient à des écritures de ces jours. Leurs fichiers ont été supprimés, ce qui y a été lu est conservé.',
  },
  titles: {
    date: 'Date',
    vendor: 'Fournisseur',
    amount: 'Montant',
    currency: 'Devise',
    tax: 'Taxe',
    category: 'Catégorie',
    file: 'Fichier',
    note: 'Remarque',
    entryDate: 'Date de l’écriture',
    entry: 'Écriture',
    entryAmount: 'Montant de l’écriture',
    confidence: 'Confiance du rapprochement',
  },
  labels: {
    cameOn: 'Arrivé le',
    match: 'Écriture',
    note: 'Remarque',
  },
  undated: 'Aucune date',
  notKept: 'Non conservé : son fichier a été supprimé',
  noPicture: 'Aucune image n’en est conservée',
  pagesLeft: ({ count }) =>
    count === 1 ? 'Une autre page est dans son fichier' : `${count} autres pages sont dans son fichier`,
  notMatched: 'Aucune',
  byHand: 'rapproché à la main',
  surely: ({ confidence }) => `sûr à ${confidence}`,
};
