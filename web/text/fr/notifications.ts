import type { SameTexts } from '../../../shared/text/words.ts';
import type { notifications as english } from '../en/notifications.ts';

export const notifications: SameTexts<typeof english> = {
  description: 'Ce qui s’est passé dans vos livres pendant que vous étiez ailleurs.',
  markAll: 'Tout marquer comme lu',
  markFailed: 'Les notifications n’ont pas été marquées comme lues',
  empty: 'Rien ne s’est encore passé',
  emptyHelp:
    'Les importations terminées, les documents illisibles, les suggestions et les rapports envoyés sont énumérés ici.',
  loadFailed: 'Échec du chargement des notifications',
  unread: 'Non lue :',
  titles: {
    'import-finished': 'Importation terminée',
    'import-failed': 'Échec de l’importation',
    'document-unreadable': 'Document illisible',
    'suggestions-waiting': 'Des suggestions attendent',
    'report-sent': 'Rapport envoyé',
    'report-failed': 'Rapport non envoyé',
    'report-bounced': 'Rapport non accepté',
    'package-ready': 'Votre dossier pour le comptable est prêt à télécharger',
    'package-failed': 'Dossier pour le comptable non préparé',
    'archive-ready': 'Vos archives sont prêtes à télécharger',
    'archive-failed': 'Archives non exportées',
    'link-opened': 'Un lien partagé a été ouvert',
    'recurring-missing': 'Un paiement attendu n’est pas venu',
    'statement-missing': 'Le mois dernier n’est pas importé',
    'schedule-skipped': 'Un envoi régulier a été omis',
    'schedule-failed': 'Un envoi régulier n’est pas parti',
    'figures-changed': 'Les chiffres d’une période close ont changé',
    'question-asked': 'On vous pose une question',
    'question-answered': 'Votre question a une réponse',
    'question-commented': 'Un commentaire sur une question',
    'member-joined': 'Quelqu’un a rejoint votre équipe',
    'payment-failed': 'Échec du paiement',
    'plan-ended': 'Votre forfait a pris fin',
    'trial-ending': 'Votre essai gratuit se termine',
    'plan-limit-near': 'La limite de votre forfait approche',
    'deletion-requested': 'La suppression d’une organisation est prévue',
    'deletion-withdrawn': 'Une organisation est finalement conservée',
  },
  said: '{{name}} : {{text}}',
  suggestionsHelp: 'De nouveaux rapprochements de documents et de transactions attendent votre décision.',
  recurringHelp: '{{name}}, dû le {{day}}, ne figure sur aucun relevé.',
  paymentFailedHelp:
    'Votre carte n’a pas pu être débitée pour {{name}}. Mettez-la à jour d’ici le {{day}} pour garder le forfait. Dans tous les cas, rien n’est supprimé.',
  planEndedHelp:
    '{{name}} a pris fin, et vous avez maintenant le forfait gratuit Starter. Rien n’a été supprimé, et vous pouvez vous réabonner en tout temps.',
  trialEndingHelp:
    'Votre essai de {{name}} se termine le {{day}}. Vous passez ensuite au forfait gratuit Starter, et rien n’est supprimé. Pour garder {{name}}, abonnez-vous d’ici là.',
  limitNearHelp:
    'Vous avez utilisé {{used}} des {{limit}} documents de ce mois-ci. Le compte repart à zéro le {{day}}; un forfait supérieur relève la limite tout de suite.',
  figuresHelp:
    'Les remboursements diminuent désormais leur catégorie. Période close {{period}} : revenus {{incomeBefore}} → {{incomeAfter}}, dépenses {{expensesBefore}} → {{expensesAfter}}. Le bénéfice est le même.',
  deletionHelp:
    '{{name}} sera supprimée le {{day}} avec tout son contenu, et son équipe prendra fin. D’ici là, vous pouvez la consulter et en extraire ce dont vous avez besoin. Son propriétaire peut encore la conserver.',
  deletionWithdrawnHelp: 'La suppression de {{name}} n’est plus prévue. Tout est comme avant.',
  statementHelp: 'Il n’y a pas encore de relevé de {{name}} pour {{month}}.',
};
