import type { SameTexts } from '../../../shared/text/words.ts';
import type { jobs as english } from '../en/jobs.ts';

export const jobs: SameTexts<typeof english> = {
  title: 'En cours',
  help: 'Vous pouvez continuer à travailler. Nous vous préviendrons quand ce sera terminé.',
  slow: 'Cela prend plus de temps que d’habitude.',
  keepWaiting: 'Continuer d’attendre',
  canceled: 'Vous avez annulé. Cela a peut-être été enregistré quand même : rechargez la page pour le voir.',
  failing: 'Matchbook ne répond pas.',
  failingHelp: 'Plusieurs demandes de suite ont échoué. Ce que vous avez saisi sur cette page est conservé.',
  of: {
    'confirm-matches_one': 'Rapprochement de {{count}} reçu',
    'confirm-matches_other': 'Rapprochement de {{count}} reçus',
    'change-rows_one': 'Modification de {{count}} transaction',
    'change-rows_other': 'Modification de {{count}} transactions',
    'edit-rows_one': 'Modification de {{count}} transaction',
    'edit-rows_other': 'Modification de {{count}} transactions',
    'delete-rows_one': 'Suppression de {{count}} transaction',
    'delete-rows_other': 'Suppression de {{count}} transactions',
    'find-worths_one': 'Recherche du taux de change de {{count}} transaction',
    'find-worths_other': 'Recherche des taux de change de {{count}} transactions',
    'merge-category_one': 'Fusion d’une catégorie sur {{count}} mois',
    'merge-category_other': 'Fusion d’une catégorie sur {{count}} mois',
  },
};
