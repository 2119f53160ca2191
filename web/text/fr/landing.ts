import type { SameTexts } from '../../../shared/text/words.ts';
import type { landing as english } from '../en/landing.ts';

export const landing: SameTexts<typeof english> = {
  title: 'Matchbook – des livres qui se tiennent tout seuls',
  description:
    'Déposez relevés bancaires et reçus. Matchbook les lit, associe chaque reçu à son opération et envoie à votre comptable un dossier propre.',
  headline: 'Des livres qui se tiennent tout seuls.',
  line: 'Déposez vos relevés bancaires et vos reçus; Matchbook les lit, associe chaque reçu à son opération et envoie à votre comptable un dossier propre.',
  startTrial: 'Essai gratuit',
  signIn: 'Se connecter',
  toDashboard: 'Tableau de bord',
  noCard: '14 jours gratuits. Sans carte de crédit, sans connexion bancaire.',
  featuresTitle: 'De la pile de papiers aux livres prouvés',
  features: {
    upload: {
      title: 'Dépôt facile',
      text: 'Déposez une photo, un PDF ou un fichier de banque. Fournisseur, date et total sont lus par notre propre moteur; aucun tiers ne voit vos papiers.',
    },
    documents: {
      title: 'Tous les documents',
      text: 'Reçus, factures et relevés restent ensemble, l’original à un clic et chaque valeur prête à être corrigée.',
    },
    matching: {
      title: 'Rapprochement automatique',
      text: 'Chaque reçu trouve son opération par le montant, la date et le nom, et dit pourquoi. Vous confirmez, refusez ou annulez.',
    },
    export: {
      title: 'Prêt à exporter',
      text: 'Choisissez la période et les champs. Votre comptable reçoit un CSV que tout tableur ouvre sans peine.',
    },
  },
  comparisonTitle: 'Un tableur, ou Matchbook',
  comparisonWhat: 'Tâche',
  comparisonSpreadsheet: 'Tableur',
  comparisonMatchbook: 'Matchbook',
  comparison: {
    rows: {
      what: 'Saisir les opérations',
      spreadsheet: 'Ligne par ligne, d’après le relevé',
      matchbook: 'Lues sur le relevé et vérifiées d’après ses soldes',
    },
    receipts: {
      what: 'Retrouver les reçus',
      spreadsheet: 'Dans un dossier, une boîte courriel et un veston',
      matchbook: 'Joints à l’opération à laquelle ils appartiennent',
    },
    twice: {
      what: 'Doublons et virements',
      spreadsheet: 'Remarqués en avril, au mieux',
      matchbook: 'Signalés avant d’être ajoutés',
    },
    tax: {
      what: 'Taxes et lignes du formulaire',
      spreadsheet: 'Des formules que quelqu’un doit entretenir',
      matchbook: 'Classées selon le formulaire de votre pays, pièces à l’appui',
    },
    accountant: {
      what: 'Remettre au comptable',
      spreadsheet: 'Un fichier et une semaine de courriels',
      matchbook: 'Un dossier qui dit ce qui manque',
    },
  },
  shots: {
    dashboard: 'L’accueil : ce qui vous attend, les revenus, les dépenses et la trésorerie du mois.',
    matching: 'Les rapprochements en attente : chaque reçu à côté de son opération, avec les raisons.',
  },
  shotsNote: 'Matchbook avec des données d’exemple',
  stepsTitle: 'Comment ça marche',
  steps: {
    upload: {
      title: 'Déposer',
      text: 'Déposez le relevé du mois et vos reçus, ou faites-les suivre par courriel.',
    },
    extract: {
      title: 'Extraire',
      text: 'Dates, montants, fournisseurs et taxes sont lus. Ce qui n’est pas certain est signalé, pas deviné.',
    },
    match: {
      title: 'Rapprocher',
      text: 'Chaque reçu est associé à son paiement. Vous voyez pourquoi et confirmez d’une touche.',
    },
    export: {
      title: 'Exporter',
      text: 'Votre comptable reçoit un dossier propre, avec la pièce derrière chaque chiffre.',
    },
  },
  exampleLabel: 'Un exemple : un reçu et l’opération bancaire à laquelle il appartient',
  exampleReceipt: 'Reçu',
  exampleVendor: 'Café Myriade',
  exampleBank: 'ACHAT CAFE MYRIADE MTL',
  exampleAccount: 'Chèques',
  exampleDay: '2 mars',
  exampleNextDay: '3 mars',
  exampleTotal: 'Total',
  exampleTax: 'Taxes',
  exampleMatch: 'Très probable',
  exampleReasons: { amount: 'même montant', day: '1 jour d’écart', name: 'même nom' },
  closing: 'Rangez la boîte à chaussures.',
  footer:
    'Matchbook tient les livres des travailleurs autonomes, des entrepreneurs et des petites entreprises.',
};
