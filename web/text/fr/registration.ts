import type { SameTexts } from '../../../shared/text/words.ts';
import type { registration as english } from '../en/registration.ts';

export const registration: SameTexts<typeof english> = {
  title: 'Taxe de vente',
  none: 'Vous n’êtes pas inscrit. Tous les chiffres sont bruts : ce que vous recevez et ce que vous payez compte avec la taxe comprise.',
  noneHelp:
    'Une fois que vous êtes inscrit, les rapports laissent la taxe de côté, et vos déclarations sont calculées d’après ce que vos écritures en disent.',
  enter: 'Indiquer votre inscription',
  asked: 'Êtes-vous inscrit à la {{tax}}?',
  askedHelp:
    'Si oui, vous indiquez votre numéro ensuite. Pas certain? Laissez en blanc : les premières étapes le redemandent.',
  yes: 'Oui',
  no: 'Non',
  masterOnly: 'Seul le responsable de l’organisation peut modifier ceci.',
  unitedStates:
    'Les États-Unis n’ont pas de taxe de vente fédérale; les États ont la leur. Ce que vous en payez reste dans le coût, et rien n’est réclamé.',
  number: {
    gstHst: 'Numéro de TPS/TVH',
    vat: 'Numéro de TVA',
    abn: 'ABN',
    ird: 'Numéro de TPS (IRD)',
  },
  since: 'Inscrit depuis',
  sinceHelp:
    'Le premier jour où vous facturez la taxe et réclamez celle que vous payez. S’il est lointain, le premier jour de ces livres suffit.',
  period: 'Vous déclarez',
  periods: {
    month: 'Chaque mois',
    'two-months': 'Tous les deux mois',
    quarter: 'Chaque trimestre',
    'four-months': 'Tous les quatre mois',
    'six-months': 'Tous les six mois',
    year: 'Une fois par an',
  },
  endsIn: 'Une période se termine avec',
  endsInHelp: 'Comme l’administration fiscale vous l’a attribué.',
  method: 'Méthode',
  methods: {
    normal: 'Normale : taxe facturée moins taxe payée',
    simplified: 'Taux forfaitaire ou méthode rapide',
  },
  sales: 'Comment vos prix sont-ils faits?',
  salesHelp:
    'Ce que vous recevez comprend la taxe dans les deux cas : Matchbook la présume donc dans chaque vente depuis votre inscription. Un document, ou votre parole, passe toujours avant. Les écritures des périodes fermées restent comme elles sont.',
  chooseSales: 'Choisissez',
  pricing: {
    included: 'Le prix comprend {{tax}}',
    added: '{{tax}} s’ajoute au prix',
    mixed: 'Certaines ventes sont exonérées ou détaxées',
  },
  usualTax: 'la taxe',
  byCategory: 'Par catégorie de revenus',
  undecided: 'Pas encore décidé',
  treatments: {
    included: 'Taxe comprise dans le prix',
    added: 'Taxe en sus',
    exempt: 'Exonérée',
    'zero-rated': 'Détaxée',
  },
  simplifiedHelp:
    'Matchbook ne les calcule pas : aucune déclaration n’est faite, et les chiffres restent bruts.',
  transfers: 'Ce que vous versez à l’administration fiscale ou en recevez est un virement, pas une dépense.',
  remove: 'Je ne suis plus inscrit',
  toSteps: 'Revenir aux premières étapes',
};
