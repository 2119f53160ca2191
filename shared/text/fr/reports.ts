import { named } from './quoted.ts';
import type { Words } from '../words.ts';
import type { PeriodInWords } from '../period-in-words.ts';

const days = (period: PeriodInWords): string =>
  'name' in period ? period.name : `du ${period.from} au ${period.to}`;

const during = (period: PeriodInWords): string => ('name' in period ? `pour ${period.name}` : days(period));

const some = (count: number, one: string, several: string, atLeast = false): string =>
  `${atLeast ? 'au moins ' : ''}${count} ${count < 2 ? one : several}`;

/** What an export says to the accountant: its columns, its cells and the letter that brings it. */
export const reports: Words['reports'] = {
  titles: {
    date: 'Date',
    description: 'Description',
    amount: 'Montant',
    currency: 'Devise',
    tax: 'Taxe',
    box_amount: 'Dans la case',
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
      box: 'Case',
      category: 'Catégorie',
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
    notConverted: 'Non converti',
    notConvertedHelp:
      'Écritures en d’autres devises, sans taux. Elles ne sont dans aucun des autres chiffres.',
    form: {
      counts: ({ place, percent, amount, counts, taxYear }) =>
        `${place} : ${percent} % de ${amount} est admis, soit ${counts} (année d’imposition ${taxYear}).`,
      rest: ({ amount, place }) => `Le formulaire demande le reste, ${amount}, à ${place}.`,
      unread: 'Cela n’a pas été lu dans la loi : à vérifier avec votre comptable.',
      leftOut: ({ amount, place }) =>
        `Le bénéfice du formulaire est sans les ${amount} à ${place} : un amortissement s’y demande, et personne n’a dit combien. À voir avec votre comptable.`,
      claimed: ({ amount, place }) =>
        `Le bénéfice du formulaire compte ${amount} à ${place}, selon la déduction que vous avez indiquée pour l’année.`,
      capital: ({ amount, profit }) =>
        `Des immobilisations achetées pour ${amount} sont sur ces lignes. Sans elles, le bénéfice du formulaire est de ${profit}, avant tout amortissement.`,
      wages: ({ amount }) => `Les salaires sont demandés encore une fois à P15, case G : ${amount}.`,
      addedBack: ({ amount }) =>
        `Ce qui est sur la ligne 141, ${amount}, est réintégré parmi les ajustements (lignes 159–168), et des déductions pour amortissement se demandent à la place.`,
      whole: ({ amount }) =>
        `Le téléphone, l’internet et le véhicule comptent en entier, ${amount}. Si une partie est personnelle, indiquez la part de l’entreprise à ces écritures; si vous réclamez par distance, laissez de côté ce que le véhicule a coûté.`,
      profit:
        'Le bénéfice du formulaire ne comprend ni ce qui est sur aucune ligne ou sur un autre formulaire, ni ce qu’aucune écriture ne dit : le kilométrage, un domicile selon sa surface, l’amortissement.',
    },
    sums: {
      income: 'Total des revenus',
      expense: 'Total des dépenses',
      net: 'Net',
      profit: 'Bénéfice au formulaire, selon ce qui compte',
      personal: 'Personnel, dans aucune ligne ci-dessus',
    },
  },
  salesTax: {
    boxes: 'Cases de la déclaration',
    boxesHelp: 'Ce que dirait une déclaration de ces seuls jours.',
    periods: 'Périodes de déclaration',
    prepaid: 'Versements à l’administration',
    prepaidHelp:
      'Versements de ces jours, qui ne sont pas déduits du montant à payer. Ceux faits d’avance pour la période, comme les acomptes, s’en déduisent; ceux des périodes antérieures, non.',
    abroad: 'Achats qui viennent peut-être de l’étranger',
    abroadHelp:
      'Absente de la déclaration tant que l’écriture n’est pas indiquée comme service de l’étranger : la taxe que vous devez et pouvez réclamer (autoliquidation, aussi des travaux de sous-traitants du bâtiment; Royaume-Uni, cases 1, 4 et, de l’étranger, 6; VAT3, T1 et T2, où les biens de l’UE comptent de même; E2 et ES2 vous reviennent). Y figurent les achats sans taxe : payés en devise étrangère, sur une facture qui n’en demande pas, de logiciels ou, au Royaume-Uni, de publicité en ligne. Les autres achats à l’étranger ne se distinguent pas.',
    rates: 'Par genre et taux',
    claims: 'Réclamations sans preuve',
    claimsHelp:
      'Sans le document, ou une facture complète, vous pourriez devoir rembourser cette taxe. Les plus importantes sont énumérées.',
    unsorted: 'Entrées d’argent non catégorisées, comptées comme ventes',
    unsortedHelp:
      'La taxe est dans le montant à payer. Un remboursement, un prêt ou l’argent du propriétaire ne doit pas de taxe : choisissez d’abord une catégorie.',
    undecided: 'Ventes sans taxe inscrite',
    undecidedHelp:
      'Leur taxe n’a pas été indiquée : le montant à payer n’en comprend rien. Aux taux usuels, elle serait d’environ ce montant.',
    assumed: 'Achats sans taxe inscrite',
    assumedHelp:
      'Rien de cette taxe n’est réclamé. Aux taux usuels, vous pourriez réclamer environ ce montant après l’avoir confirmé ou avoir lié un document.',
    titles: {
      from: 'Du',
      to: 'Au',
      file: 'À produire le',
      pay: 'À payer le',
      payable: 'À payer (moins : remboursement)',
      side: 'Perçue ou payée',
      kind: 'Taxe',
      rate: 'Taux',
      stated: 'Indiquée',
      claimed: 'Dans la déclaration',
      count: 'Écritures',
      date: 'Date',
      description: 'Description',
      amount: 'Montant',
      reason: 'Ce qui manque',
      possible: 'Aux taux usuels',
    },
    sides: { income: 'Perçue', expense: 'Payée' },
    reversedSides: {
      income: 'Due sur des services de l’étranger',
      expense: 'Récupérée sur des services de l’étranger',
    },
    reasons: {
      'no-document': 'Aucun document n’est lié',
      'no-supplier-number': 'Aucun numéro d’inscription du fournisseur',
      'full-invoice': 'Une facture complète est requise pour ce montant',
      assumed: 'Sa taxe est seulement présumée',
    },
    note: 'Un document de travail, non une déclaration : les écritures comptent le jour où l’argent a bougé, dans la devise des livres. La taxe que l’acheteur doit sur les services de l’étranger (autoliquidation) y est pour les écritures indiquées ainsi.',
  },
  called: {
    transactions: 'Historique des transactions',
    'matched-transactions': 'Transactions rapprochées',
    custom: 'Transactions',
    receipts: 'Justificatifs',
    expense: 'Sommaire des dépenses par catégorie',
    income: 'Revenus par catégorie',
    category: 'Sommaire par catégorie',
    'profit-loss': 'État des résultats',
    tax: 'Sommaire fiscal',
    'sales-tax': 'Taxe de vente',
    package: 'Dossier pour le comptable',
  },
  facts: {
    cash: 'Comptabilité de caisse : les écritures comptent le jour où l’argent a bougé.',
    currency: ({ currency }) => `Les montants sont en ${currency}.`,
    signs: 'Les entrées d’argent sont positives, les sorties négatives.',
    net: ({ since }) => `À partir du ${since}, les chiffres sont sans la taxe de vente perçue et réclamée.`,
    tax: 'Les rapports sont sans la taxe de la colonne Taxe : perçue sur les ventes, réclamée sur les achats.',
    onlyMatched: 'Seulement les écritures avec un document.',
    chosen: 'Seulement les écritures choisies par un filtre.',
  },
  total: 'Total',
  about: {
    title: 'À propos',
    report: 'Rapport',
    organization: 'Organisation',
    period: 'Période',
    facts: 'À savoir',
    createdAt: 'Établi (UTC)',
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
      G4: 'Ventes exonérées (input-taxed)',
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
  letter: {
    what: {
      transactions: 'opérations',
      'matched-transactions': 'opérations avec un reçu rapproché',
      custom: 'opérations',
      expense: 'rapport des dépenses',
      income: 'rapport des revenus',
      'profit-loss': 'état des résultats',
      tax: 'sommaire fiscal',
      category: 'totaux par catégorie',
      'sales-tax': 'taxe de vente',
      receipts: 'justificatifs',
      package: 'dossier pour le comptable',
    },
    subject: ({ organization, what, period }) => `${named(organization)} : ${what}, ${days(period)}`,
    greeting: ({ recipient }) => (recipient ? `Bonjour ${named(recipient)},` : 'Bonjour,'),
    entries: ({ organization, what, period, count, brought }) =>
      brought === 'attached'
        ? `Vous trouverez ci-joint les ${what} de ${named(organization)} ${during(period)} (${count} en tout).`
        : `Les ${what} de ${named(organization)} ${during(period)} sont prêtes (${count} en tout).`,
    lead: ({ organization, what, period, brought }) =>
      brought === 'attached'
        ? `Vous trouverez ci-joint, pour ${named(organization)} : ${what}, ${days(period)}.`
        : `C’est prêt pour ${named(organization)} : ${what}, ${days(period)}.`,
    labels: {
      moneyIn: 'Entrées d’argent',
      moneyOut: 'Sorties d’argent',
      net: 'Net',
      personal: 'Personnel, hors du net',
      moved: 'Virements et argent du propriétaire, hors du net',
      attached: 'Pièce jointe',
      file: 'Fichier',
    },
    open: 'Encore en suspens pour cette période :',
    noneOpen: 'Rien n’est en suspens pour cette période : il ne manque ni reçu ni catégorie.',
    openItem: (item, said) => {
      switch (item.kind) {
        case 'without-receipt':
          return some(item.count, 'dépense sans reçu', 'dépenses sans reçu', item.atLeast);
        case 'without-category':
          return some(item.count, 'opération non catégorisée', 'opérations non catégorisées', item.atLeast);
        case 'unconverted':
          return some(
            item.count,
            'opération dans une autre devise, sans taux',
            'opérations dans d’autres devises, sans taux',
          );
        case 'net-payouts':
          return some(
            item.count,
            'versement inscrit sans ses frais',
            'versements inscrits sans leurs frais',
            item.atLeast,
          );
        case 'unmatched-documents':
          return some(item.count, 'document sans opération', 'documents sans opération', item.atLeast);
        case 'unproven-import':
          return item.isWrong
            ? `${named(item.account)} : le relevé ${during(said.period(item))} ne s’additionne pas`
            : `${named(item.account)} : le relevé ${during(said.period(item))} n’a pas de soldes pour le vérifier`;
        case 'not-imported':
          return `${named(item.account)} : pas de relevé pour ${said.months(item.months)}`;
        case 'partly-imported':
          return `${named(item.account)} : relevé incomplet pour ${said.months(item.months)}`;
        case 'not-over':
          return `la période n’est pas terminée : son dernier jour est le ${said.day(item.to)}`;
      }
    },
    moreOpen: ({ count }) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
    days,
    signs: 'Dans le fichier, les entrées d’argent sont positives et les sorties négatives.',
    csv: 'Il s’ouvre dans Excel, Numbers et Google Sheets.',
    download: 'Ouvrir le fichier',
    linkEnds: ({ until, isPackage }) =>
      `${isPackage ? 'La page montre ce que contient le dossier, et tout peut y être téléchargé.' : 'Le fichier est trop volumineux pour un courriel.'} Le lien fonctionne jusqu’au ${until}, sans compte.`,
    sentBy: ({ name, address }) =>
      `Envoyé par ${name} (${address}) avec Matchbook. Votre réponse à ce courriel lui parviendra.`,
    sent: 'Envoyé avec Matchbook.',
  },
};
