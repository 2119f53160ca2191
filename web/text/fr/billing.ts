import type { SameTexts } from '../../../shared/text/words.ts';
import type { billing as english } from '../en/billing.ts';

export const billing: SameTexts<typeof english> = {
  title: 'Facturation',
  loadFailed: 'Votre forfait n’a pas pu être chargé',
  plan: 'Votre forfait',
  states: {
    trialing: 'Essai',
    active: 'Actif',
    past_due: 'Paiement échoué',
    canceled: 'Terminé',
    ending: 'Prend fin le {{day}}',
  },
  starter: 'Gratuit, aussi longtemps que vous voulez.',
  sample: 'Les données d’exemple n’ont pas de forfait. Retirez-les pour voir et changer le vôtre.',
  agreed: 'Aux conditions convenues avec vous.',
  trialLeft_one:
    'Il reste {{count}} jour à votre essai gratuit. Vous passez ensuite au forfait gratuit Starter, et rien n’est supprimé.',
  trialLeft_other:
    'Il reste {{count}} jours à votre essai gratuit. Vous passez ensuite au forfait gratuit Starter, et rien n’est supprimé.',
  trialLastDay:
    'C’est le dernier jour de votre essai gratuit. Vous passez ensuite au forfait gratuit Starter, et rien n’est supprimé.',
  renews: '{{price}}, avant taxes. Se renouvelle le {{day}}.',
  ends: 'Vous avez {{plan}} jusqu’au {{day}}. Vous passez ensuite au forfait gratuit Starter, et rien n’est supprimé.',
  ended: 'Votre abonnement a pris fin. Rien n’a été supprimé, et vous pouvez vous réabonner en tout temps.',
  paymentFailed: 'Votre dernier paiement a échoué.',
  paymentFailedHelp: 'Mettez votre carte à jour d’ici le {{day}} pour garder {{plan}}.',
  updateCard: 'Mettre la carte à jour',
  overdue:
    'Votre dernier paiement a échoué. Mettez votre carte à jour au plus tard le {{day}} pour garder {{plan}}.',
  details: 'Carte, factures et adresse',
  cancel: 'Mettre fin à l’abonnement',
  cancelTitle: 'Mettre fin à votre abonnement?',
  cancelHelp:
    'Vous gardez {{plan}} jusqu’au {{day}}. Vous passez ensuite au forfait gratuit Starter, et rien n’est supprimé. Vous pouvez changer d’avis d’ici là.',
  cancelYes: 'Terminer le {{day}}',
  resume: 'Garder {{plan}}',
  refund: 'Obtenir un remboursement',
  refundHelp: 'Vous pouvez obtenir un remboursement complet jusqu’au {{day}}.',
  refundTitle: 'Obtenir un remboursement complet?',
  refundWhole:
    'Tout ce que vous avez payé est remboursé sur votre carte, en général dans les 10 jours. {{plan}} prend fin tout de suite et vous passez au forfait gratuit Starter; rien n’est supprimé. C’est possible une seule fois.',
  change: 'Passer à {{plan}}',
  changeInterval: { month: 'Payer par mois', year: 'Payer par an' },
  changeTitle: 'Passer à {{plan}}?',
  changeHelp:
    'Vous paierez {{price}}, avant taxes. Nous déduisons ce que vous avez déjà payé pour le reste de la période, et portons la différence à votre carte aujourd’hui.',
  changeYes: 'Changer de forfait',
  pending: {
    change: 'Nous changeons votre forfait…',
    cancel: 'Nous mettons fin à votre abonnement…',
    resume: 'Nous gardons votre forfait…',
    refund: 'Nous effectuons votre remboursement…',
  },
  failedTitles: {
    change: 'Votre forfait n’a pas été changé',
    cancel: 'Votre abonnement n’a pas pris fin',
    resume: 'Votre abonnement prend toujours fin',
    refund: 'Votre remboursement n’a pas été effectué',
  },
  toConfirm: 'Confirmez ce paiement auprès de votre banque',
  confirm: 'Confirmer le paiement',
  problems: {
    'to-confirm':
      'Votre banque veut s’assurer que c’est bien vous avant de payer. Votre forfait change dès que vous confirmez. Sans confirmation d’ici un jour, il reste tel quel et rien ne vous est facturé.',
    declined:
      'Votre carte a été refusée. Mettez-la à jour sous « Carte, factures et adresse », puis réessayez.',
    'given-up':
      'Notre fournisseur de paiement n’a pas pu être joint. Le résultat s’affichera ici dès que nous l’aurons; vérifiez avant de réessayer.',
    'not-possible': 'Ce n’était plus possible. Votre forfait est tel qu’il figure ici.',
  },
  usage: 'Ce mois-ci',
  documents: 'Documents',
  statements: 'Relevés bancaires',
  members: 'Membres',
  used: '{{used}} sur {{limit}}',
  usedFreely: '{{used}}, sans limite',
  resets: 'Repart de zéro le {{day}}.',
  plans: 'Forfaits',
  current: 'Votre forfait',
  prices: 'Prix en {{currency}}, avant taxes.',
  subscribe: 'S’abonner',
  contact: 'Nous écrire',
  notStarted: 'Le paiement n’a pas pu commencer',
  portalFailed: 'La page ne s’est pas ouverte',
  blocked: 'Votre navigateur a bloqué le nouvel onglet.',
  openHere: 'Ouvrir la page de paiement',
  confirming: 'Confirmation de votre paiement…',
  confirmingHelp: 'Cela prend en général quelques secondes.',
  confirmingLong:
    'C’est plus long que d’habitude. Vous pouvez quitter cette page : votre forfait change dès que le paiement est confirmé, et vous ne payez qu’une fois.',
  paid: 'Paiement réussi',
  paidHelp: 'Vous avez maintenant {{plan}}. Merci!',
  toApp: 'Aller à vos livres',
  canceled: 'Paiement annulé',
  canceledHelp: 'Vous avez quitté la page de paiement sans payer. Vous avez toujours {{plan}}.',
  canceledUnknown: 'Vous avez quitté la page de paiement sans payer.',
  toPricing: 'Retour aux forfaits',
  signInToSee: 'Connectez-vous pour voir votre forfait',
  signInToSeeHelp: 'Après la connexion, vous verrez si le paiement a été accepté.',
};
