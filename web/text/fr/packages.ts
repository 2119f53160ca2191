import type { SameTexts } from '../../../shared/text/words.ts';
import type { packages as english } from '../en/packages.ts';

export const packages: SameTexts<typeof english> = {
  title: 'Dossier pour le comptable',
  help: 'Un seul zip avec tout ce que demande un comptable : grand livre, rapports, chaque document, ce qui manque et les preuves des importations.',
  make: 'Préparer le dossier',
  submitting: 'Commande…',
  ordered: 'Le dossier se prépare',
  orderedHelp:
    'La préparation continue d’elle-même : vous pouvez partir, et les notifications vous diront quand il est prêt.',
  failed: 'Le dossier n’a pas été préparé',
  ready: 'Dossier pour le comptable prêt',
  progress: 'Progression du dossier',
  progressSays: '{{percent}} % terminé',
  mayLeave: 'La préparation continue d’elle-même. Vous pouvez quitter cette page.',
  latest: 'Dernier dossier',
  download: 'Télécharger le dossier',
};
