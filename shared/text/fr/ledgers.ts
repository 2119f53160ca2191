import type { Words } from '../words.ts';
import { counted, quoted } from './quoted.ts';

const bank =
  'Le zip contient un fichier par compte bancaire et par carte. Un grand fichier est divisé en parties : importez-les dans l’ordre, chacune une seule fois.';
const days = ({ usFirst }: { usFirst: boolean }) =>
  usFirst
    ? 'Les dates commencent par le mois (MM/JJ/AAAA). Choisissez ce format quand le logiciel le demande : jusqu’au 12 du mois, il ne peut pas le deviner.'
    : 'Les dates commencent par le jour (JJ/MM/AAAA). Choisissez ce format quand le logiciel le demande : jusqu’au 12 du mois, il ne peut pas le deviner.';

const xeroWarning =
  'L’importation d’un fichier précodé crée dans Xero des opérations « spend money » et « receive money » et les rapproche aussitôt. Ne l’importez jamais pour des lignes qui appartiennent à des factures de vente ou d’achat dans Xero : elles seraient comptées deux fois, et le compte bancaire serait rapproché des mauvaises opérations.';

/** What files for other programs of bookkeeping say: the names in them, and what whoever imports them has to know. */
export const ledgers: Words['ledgers'] = {
  xeroWarning,
  places: {
    opening: 'Soldes d’ouverture',
    closing: 'Soldes de clôture',
    transfers: 'Virements',
    owner: 'Propriétaire',
    personal: 'Personnel',
    uncategorized: { income: 'Revenus non catégorisés', expense: 'Dépenses non catégorisées' },
  },
  programs: {
    'quickbooks-3': 'QuickBooks en ligne, CSV bancaire à 3 colonnes',
    'quickbooks-4': 'QuickBooks en ligne, CSV bancaire à 4 colonnes',
    'xero-precoded': 'Xero, relevés précodés',
    ofx: 'Relevés OFX 2',
    hledger: 'Journal hledger',
    beancount: 'Livre beancount',
  },
  how: {
    'quickbooks-3': (facts) =>
      `${bank} Téléversez chacun dans son compte de QuickBooks en ligne. Les colonnes sont Date, Description et Amount; les sorties d’argent sont négatives. ${days(facts)}`,
    'quickbooks-4': (facts) =>
      `${bank} Téléversez chacun dans son compte de QuickBooks en ligne : Credit est l’argent entré, Debit l’argent sorti. Certaines éditions les nomment à l’inverse : regardez quelques lignes avant de confirmer, ou prenez le fichier à 3 colonnes. ${days(facts)}`,
    'xero-precoded': (facts) =>
      `${xeroWarning} Avant l’importation, remplacez chaque catégorie sous « Account code » par son code dans votre plan comptable, et mettez sous « Tax Rate (Display Name) » le nom que Xero donne au taux de taxe ; une ligne sans eux devient une simple ligne de relevé. Les fichiers nommés « to-reconcile » sont de simples relevés de toutes les autres écritures du même compte : les virements, ce qui est au propriétaire, ce qui n’est pas catégorisé et ce qu’une facture liée prouve. Importez les deux, chacun une seule fois. ${days(facts)}`,
    ofx: () =>
      'Il y a un fichier par compte bancaire et par carte, car les logiciels lisent le premier compte d’un fichier et ignorent les autres. Importée de nouveau, aucune écriture ne vient deux fois. Le solde de clôture est celui des livres.',
    hledger: () =>
      'Le journal contient les livres de ces jours en entier, en partie double. Sa dernière écriture dit ce que contient chaque compte : hledger refuse le journal si le compte n’y est pas.',
    beancount: () =>
      'Le livre contient les livres de ces jours en entier, en partie double. À la fin, il dit ce que contient chaque compte : beancount le signale si le compte n’y est pas.',
  },
  readme: {
    fileName: 'LISEZMOI.txt',
    head: ({ organization, from, to }) => `${quoted(organization)}, du ${from} au ${to}`,
    notes: 'À savoir',
    files: 'Fichiers',
    made: 'Préparé avec Matchbook.',
  },
  notes: {
    'no-bank-account': ({ account, count }) =>
      `${quoted(account)} n’est ni un compte bancaire ni une carte : ${count < 2 ? 'son écriture n’est' : `ses ${count} écritures ne sont`} dans aucun de ces fichiers. Saisissez l’argent comptant à la main, ou prenez le journal hledger, qui le contient.`,
    zero: ({ account, entries }) =>
      `Les écritures de 0 ne sont pas dans ${quoted(account)}, car les importations échouent dessus : ${entries}.`,
    'other-currency': ({ account, currency }) =>
      `Les écritures de ${quoted(account)} en ${currency} sont dans un fichier à part : importez-le dans un compte en ${currency}.`,
    'in-parts': ({ account, parts }) => `${quoted(account)} vient en ${parts} parties.`,
    'codes-wanted': ({ categories }) => `Catégories pour lesquelles il faut mettre un code : ${categories}.`,
    'by-hand': ({ account, count }) =>
      `${counted(count, 'écriture', 'écritures')} de ${quoted(account)} à rapprocher à la main.`,
    'no-opening': ({ account }) =>
      `Rien ne dit avec quel solde ${quoted(account)} a commencé : son solde de clôture compte à partir de 0.`,
  },
  more: ({ count }) => `et ${count} de plus`,
};
