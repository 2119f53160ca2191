import type { Words } from '../words.ts';
import { quoted } from './quoted.ts';

/** En français, zéro se dit au singulier. */
const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
const rowsOf = (count: number): string => counted(count, 'ligne', 'lignes');

/** What the files of a package for the accountant say. */
export const accountantPackage: Words['accountantPackage'] = {
  ledger: 'Grand livre',
  documents: 'Documents',
  total: ({ currency }) => `Total ${currency}`,
  titles: {
    date: 'Date',
    description: 'Description',
    type: 'Type',
    category: 'Catégorie',
    account: 'Compte',
    amount: 'Montant',
    currency: 'Devise',
    tax: 'Taxe',
    worth: 'Montant converti',
    worthCurrency: 'Converti en',
    rate: 'Taux',
    rateSource: 'Source du taux',
    notes: 'Notes',
    entry: 'Écriture',
    vendor: 'Fournisseur',
    file: 'Fichier',
    fileName: 'Nom d’origine',
    standing: 'Situation',
    note: 'Remarque',
    from: 'Du',
    to: 'Au',
    opening: 'Solde d’ouverture',
    rows: 'Lignes',
    rowsSum: 'Somme des lignes',
    closing: 'Solde de clôture',
    proof: 'Preuve',
    added: 'Ajoutées',
    leftOut: 'Non ajoutées',
    importedOn: 'Importé le',
  },
  documentColumn: ({ number }) => (number === 1 ? 'Document' : `Document ${number}`),
  standings: {
    linked: 'Lié à une écriture',
    unmatched: 'Lié à aucune écriture',
    archived: 'Non conservé ici',
  },
  missing: {
    receipt: 'Aucun reçu',
    archived: 'Non conservé : supprimé par l’entreprise',
    gone: 'Non conservé : son fichier n’existe plus',
    originalDeleted: 'Non conservé : original supprimé selon les paramètres de l’entreprise',
  },
  open: {
    category: 'Non catégorisée',
    unconverted: 'Dans aucun rapport : aucun taux vers la devise des livres',
    document: 'Document sans écriture',
    suggestion: 'Rapprochement suggéré à décider',
    pair: 'Paire d’écritures à décider',
    question: ({ text }) => `Question ouverte : ${text}`,
  },
  proofs: {
    proven: ({ opening, rows, count, closing }) =>
      `Prouvé : l’ouverture de ${opening} et ${rowsOf(count)} de ${rows} donnent ensemble la clôture de ${closing}.`,
    broken: ({ opening, rows, count, closing }) =>
      `Ne concorde pas : l’ouverture de ${opening} et ${rowsOf(count)} de ${rows} ne donnent pas ensemble la clôture de ${closing}. Comparez avec le relevé de la banque.`,
    rowByRow: ({ rows, count }) =>
      `Prouvé ligne par ligne : les soldes progressifs concordent avec ${rowsOf(count)} de ${rows}.`,
    brokenRows: ({ rows, count }) =>
      `Ne concorde pas : les soldes progressifs contredisent ${rowsOf(count)} de ${rows}. Comparez avec le relevé de la banque.`,
    none: ({ rows, count }) =>
      `Non prouvé : le fichier n’indique aucun solde auquel comparer ${rowsOf(count)} de ${rows}.`,
    unknown: 'Non prouvé : ce qui a été lu du fichier n’est plus conservé.',
  },
  readme: {
    heading: ({ organization, from, to }) => `Livres de ${quoted(organization)}, du ${from} au ${to}`,
    made: ({ madeBy, madeOn }) =>
      madeBy === ''
        ? `Préparé avec Matchbook, commandé le ${madeOn}.`
        : `Préparé avec Matchbook, commandé par ${quoted(madeBy)} le ${madeOn}.`,
    basis: ({ currency }) =>
      `Comptabilité de caisse : chaque écriture compte le jour où l’argent a bougé. Les deux jours sont inclus. L’argent reçu est positif, l’argent versé négatif. Les livres sont tenus en ${currency}; une écriture dans une autre devise compte par son montant converti, et à part si elle n’en a pas.`,
    gross: 'Tous les chiffres sont taxes de vente comprises.',
    net: ({ since }) =>
      `Dans les rapports, les revenus et les dépenses sont hors taxes de vente à partir du ${since}. Le grand livre montre les montants tels qu’ils ont été payés; moins sa colonne de taxe, ils donnent les rapports.`,
    contents: 'Ce qui se trouve ici',
    files: {
      readme: 'Ce texte.',
      ledgerBook:
        'Chaque écriture avec son compte, sa catégorie, sa taxe et son montant converti. Chaque ligne mène à ses documents dans ce dossier; décompressez-le d’abord.',
      ledger: 'Les mêmes écritures en liste.',
      profitAndLoss: 'Revenus et dépenses par catégorie.',
      taxSummary: 'Revenus et dépenses selon les lignes du formulaire fiscal.',
      salesTax: 'Taxes de vente selon les cases de la déclaration.',
      documents: 'Reçus et factures, nommés par jour, fournisseur et montant.',
      missingReceipts: 'Dépenses sans reçu alors qu’il en faut un, et documents non conservés.',
      openItems:
        'Ce qui attend une décision : catégories, taux, documents, rapprochements suggérés, paires d’écritures, questions ouvertes.',
      imports:
        'Chaque relevé bancaire importé de ces jours avec sa preuve : le solde d’ouverture et les lignes donnent le solde de clôture.',
      manifest: 'Totaux de contrôle par compte et devise, nombres, et chaque fichier avec son SHA-256.',
      sums: 'Sommes de contrôle de tous les fichiers.',
    },
    lists:
      'Les listes sont en CSV : UTF-8, virgules entre les colonnes, point décimal, jours AAAA-MM-JJ. Si un tableur en affiche une dans une seule colonne, ouvrez-la avec Données, À partir d’un fichier texte/CSV.',
    state: 'Ce qu’il faut savoir',
    entries: ({ entries, documents }) =>
      `Ce dossier contient ${counted(entries, 'écriture', 'écritures')} et ${counted(documents, 'document', 'documents')}.`,
    outside:
      'Les virements entre comptes et ce qui est personnel figurent au grand livre, selon leur type, et dans aucun rapport.',
    missingReceipts: ({ count }) =>
      count === 0
        ? 'Il ne manque de reçu à aucune dépense.'
        : `Il manque un reçu à ${counted(count, 'dépense', 'dépenses')} : missing-receipts.csv.`,
    notKept: ({ count }) =>
      count === 0
        ? 'Tous les documents de ces écritures se trouvent ici.'
        : `${counted(count, 'document n’est plus conservé', 'documents ne sont plus conservés')} : missing-receipts.csv en donne le fournisseur, le jour et le montant.`,
    openItems: ({ count }) =>
      count === 0
        ? 'Rien n’attend de décision.'
        : `${counted(count, 'élément attend', 'éléments attendent')} une décision : open-items.csv.`,
    imports: ({ imports, unprovenImports }) =>
      imports === 0
        ? 'Aucun relevé bancaire n’a été importé pour ces jours.'
        : imports === 1
          ? `1 relevé bancaire importé, ${unprovenImports === 0 ? '' : 'non '}prouvé : imports.csv.`
          : `${counted(imports, 'relevé bancaire importé', 'relevés bancaires importés')}, ${unprovenImports === 0 ? 'chacun prouvé' : `dont ${counted(unprovenImports, 'non prouvé', 'non prouvés')}`} : imports.csv.`,
    totals: 'Totaux de contrôle',
    totalsTitles: {
      account: 'Compte',
      opening: 'Ouverture',
      income: 'Revenus',
      expenses: 'Dépenses',
      transfers: 'Virements',
      personal: 'Personnel',
      closing: 'Clôture',
      entries: 'Écritures',
    },
    totalsNote:
      'Ils ont été comparés aux totaux du grand livre lors de la préparation de ce dossier, et concordent. L’ouverture et la clôture reposent sur les soldes de départ indiqués pour les comptes.',
    checking: 'Comment vérifier les fichiers',
    check: {
      unpack: 'Décompressez le dossier, ouvrez un terminal à cet endroit et exécutez :',
      linux: 'Linux : sha256sum -c SHA256SUMS',
      macos: 'macOS : shasum -a 256 -c SHA256SUMS',
      windows:
        'Windows (PowerShell) : Get-FileHash -Algorithm SHA256 FICHIER, à comparer avec la ligne du fichier.',
    },
  },
};
