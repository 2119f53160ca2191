import type { Words } from '../words.ts';
import { quoted } from './quoted.ts';

/** What the mails say of what happened in the books. */
export const notices: Words['notices'] = {
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
  abouts: {
    named: ({ name }) => quoted(name),
    said: ({ name, text }) => (name === '' ? quoted(text) : `${quoted(name)} : ${text}`),
    'suggestions-waiting':
      'De nouveaux rapprochements de documents et de transactions attendent votre décision.',
    'recurring-missing': ({ name, day }) => `${quoted(name)}, dû le ${day}, ne figure sur aucun relevé.`,
    'statement-missing': ({ name, month }) =>
      `Il n’y a pas encore de relevé de ${quoted(name)} pour ${month}.`,
    'payment-failed': ({ name, day }) =>
      `Votre carte n’a pas pu être débitée pour ${name}. Mettez-la à jour d’ici le ${day} pour garder le forfait. Dans tous les cas, rien n’est supprimé.`,
    'plan-ended': ({ name }) =>
      `${name} a pris fin, et vous avez maintenant le forfait gratuit Starter. Rien n’a été supprimé, et vous pouvez vous réabonner en tout temps.`,
    'trial-ending': ({ name, day }) =>
      `Votre essai de ${name} se termine le ${day}. Vous passez ensuite au forfait gratuit Starter, et rien n’est supprimé. Pour garder ${name}, abonnez-vous d’ici là.`,
    'plan-limit-near': ({ used, limit, day }) =>
      `Vous avez utilisé ${used} des ${limit} documents de ce mois-ci. Le compte repart à zéro le ${day}; un forfait supérieur relève la limite tout de suite.`,
    'deletion-requested': ({ name, day }) =>
      `${quoted(name)} sera supprimée le ${day} avec tout son contenu, et son équipe prendra fin. D’ici là, vous pouvez la consulter et en extraire ce dont vous avez besoin. Son propriétaire peut encore la conserver.`,
    'deletion-withdrawn': ({ name }) =>
      `La suppression de ${quoted(name)} n’est plus prévue. Tout est comme avant.`,
    'figures-changed': ({ period, ...sums }) =>
      `Les remboursements diminuent désormais leur catégorie. Période close ${period} : revenus ${sums.incomeBefore} → ${sums.incomeAfter}, dépenses ${sums.expensesBefore} → ${sums.expensesAfter}. Le bénéfice est le même.`,
  },
  lead: ({ organization }) => `Dans les livres de ${quoted(organization)} :`,
  dailySubject: ({ organization, count }) =>
    count === 1 ? `${quoted(organization)} : une nouvelle` : `${quoted(organization)} : ${count} nouvelles`,
  more: ({ count }) => (count === 1 ? 'Et une autre.' : `Et ${count} autres.`),
  why: {
    'at-once': 'Ce genre d’événement vous est annoncé immédiatement par courriel.',
    daily: 'Voici votre courriel du jour. Ce que vous avez déjà lu dans Matchbook n’y est pas.',
  },
  choose: 'Choisir ce qui vous est annoncé',
  stop: 'Ne plus recevoir ces courriels',
};
