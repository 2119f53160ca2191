import type { Words } from '../words.ts';

/** What the lists in a zip of the archive say. */
export const archive: Words['archive'] = {
  titles: {
    type: 'Type',
    name: 'Nom',
    vendor: 'Fournisseur',
    date: 'Date',
    amount: 'Montant',
    currency: 'Devise',
    category: 'Catégorie',
    archivedOn: 'Archivé le',
    goesOn: 'Disparaît définitivement le',
    file: 'Fichier',
    note: 'Remarque',
  },
  types: { receipt: 'Reçu', transaction: 'Transaction', report: 'Rapport' },
  reportTitles: {
    name: 'Nom',
    from: 'Du',
    to: 'Au',
    sentOn: 'Envoyé le',
    recipient: 'Envoyé à',
    rows: 'Lignes',
  },
  notes: {
    'not-kept': 'Son original n’est pas dans notre espace de stockage.',
    'package-apart': 'Un dossier pour le comptable est lui-même un zip; il se télécharge seul.',
    'not-archived': 'Il a quitté les archives avant que ce fichier soit fait.',
  },
};
