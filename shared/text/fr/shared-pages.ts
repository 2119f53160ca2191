import type { Words } from '../words.ts';

/** What the pages say that links to reports and packages lead to. */
export const sharedPages: Words['sharedPages'] = {
  product: 'Matchbook',
  packageTitle: 'Dossier pour le comptable',
  reportTitle: 'Rapport',
  days: ({ from, to }) => (from === to ? from : `${from} au ${to}`),
  by: ({ sender, until }) => `Partagé par ${sender}. Cette page peut être ouverte jusqu’au ${until}.`,
  downloadAll: ({ size }) => `Tout télécharger (${size})`,
  downloadReport: ({ size }) => `Télécharger (${size})`,
  fileName: 'Fichier',
  totals: 'Totaux',
  income: 'Revenus',
  expenses: 'Dépenses',
  net: 'Net',
  transfers: 'Virements, prélèvements et apports du propriétaire',
  personal: 'Personnel',
  entries: 'Écritures',
  content: 'Ce qu’il contient',
  documents: ({ count }) => (count < 2 ? `${count} document` : `${count} documents`),
  imports: ({ count }) => (count < 2 ? `${count} relevé bancaire` : `${count} relevés bancaires`),
  missing: 'Ce qui manque',
  missingReceipts: ({ count }) =>
    count < 2 ? `${count} dépense est sans reçu` : `${count} dépenses sont sans reçu`,
  notKept: ({ count }) =>
    count < 2
      ? `${count} document a été consulté sans être conservé : le dossier l’énumère`
      : `${count} documents ont été consultés sans être conservés : le dossier les énumère`,
  openItems: ({ count }) =>
    count < 2
      ? `${count} point reste ouvert : le dossier l’énumère`
      : `${count} points restent ouverts : le dossier les énumère`,
  unprovenImports: ({ count }) =>
    count < 2
      ? `Les lignes de ${count} relevé bancaire ne donnent pas ses soldes`
      : `Les lignes de ${count} relevés bancaires ne donnent pas leurs soldes`,
  nothingMissing: 'Rien ne manque : chaque dépense a son reçu, et chaque relevé est juste.',
  rows: 'Écritures',
  search: 'Chercher par texte, date ou montant',
  find: 'Chercher',
  showAll: 'Tout afficher',
  counted: ({ count }) => (count < 2 ? `${count} écriture` : `${count} écritures`),
  found: ({ count, of, search }) => `${count} sur ${of} écritures contiennent « ${search} »`,
  noneFound: ({ search }) =>
    `Aucune écriture ne contient « ${search} ». Essayez moins de mots, ou un montant sans sa devise.`,
  noRows: 'Il n’y a aucune écriture dans ces dates.',
  columns: {
    date: 'Date',
    description: 'Description',
    type: 'Type',
    category: 'Catégorie',
    account: 'Compte',
    amount: 'Montant',
    documents: 'Documents',
  },
  uncategorized: 'Non catégorisée',
  noDocument: 'Aucun',
  newTab: '(s’ouvre dans un nouvel onglet)',
  pages: 'Pages d’écritures',
  page: ({ page, of }) => `Page ${page} sur ${of}`,
  previous: 'Précédente',
  next: 'Suivante',
  files: ({ count }) => (count < 2 ? 'Le fichier du dossier' : `Les ${count} fichiers du dossier`),
  moreFiles: ({ count }) => `Et ${count} de plus. Le manifeste du dossier énumère chacun avec son empreinte.`,
  filesColumns: { path: 'Fichier', size: 'Taille', digest: 'SHA-256' },
  locked: {
    title: 'Une phrase de passe est demandée',
    lead: 'La personne qui vous a envoyé ce lien l’a protégé par une phrase de passe. Demandez-la-lui si vous ne l’avez pas. Un témoin la retient sur cet appareil pendant deux heures.',
    phrase: 'Phrase de passe',
    open: 'Ouvrir',
    wrong: 'Ce n’est pas la phrase de passe. Vérifiez-la et tapez-la de nouveau.',
    tooMany: 'Trop de phrases de passe ont été essayées. Attendez une heure, puis réessayez.',
  },
  ended: {
    unknown: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Vérifiez que l’adresse a été copiée en entier. Si c’est le cas, demandez-en une nouvelle à la personne qui vous l’a envoyée.',
    },
    over: {
      title: 'Ce lien ne s’ouvre plus',
      text: 'Il a expiré, ou la personne qui vous l’a envoyé l’a révoqué. Demandez-lui de le prolonger, ou d’en créer un nouveau.',
    },
    document: {
      title: 'Ce document n’est plus conservé',
      text: 'Il a été supprimé après la préparation du dossier. Le dossier le contient encore : revenez en arrière et téléchargez tout.',
    },
    failed: {
      title: 'Cette page n’a pas pu être affichée',
      text: 'Par notre faute. Rechargez-la dans un instant.',
    },
  },
  foot: 'Tenu avec Matchbook, les livres qui s’apparient tout seuls. Cette page est privée : quiconque a son adresse peut l’ouvrir, et chaque ouverture est notée.',
};
