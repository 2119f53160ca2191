import type { SameTexts } from '../../../shared/text/words.ts';
import type { organizations as english } from '../en/organizations.ts';

export const organizations: SameTexts<typeof english> = {
  switchFrom: 'Changer d’organisation : {{name}}',
  title: 'Vos organisations',
  search: 'Chercher une organisation',
  nothingFits: 'Aucune organisation ne correspond',
  current: 'Affichée ici',
  openFailed: 'L’organisation n’a pas été ouverte',
  add: 'Ajouter une entreprise',
  addTitle: 'Ajouter une entreprise',
  addHelp: 'Elle a sa propre comptabilité et commence avec le forfait Starter. Vous en êtes responsable.',
  name: 'Nom de l’entreprise',
  addButton: 'Ajouter l’entreprise',
  adding: 'Ajout…',
  addFailed: 'L’entreprise n’a pas été ajoutée',
  loadFailed: 'Échec du chargement de vos organisations',
  unknownTitle: 'Oups! Page introuvable',
  unknownHelp: 'L’adresse est peut-être mal tapée, ou vous n’y avez pas accès.',
  toOwn: 'Aller à ma comptabilité',
  changedTo: {
    master: 'Vous êtes maintenant responsable de cette organisation',
    accountant: 'Votre rôle est maintenant comptable',
    full: 'Vous avez maintenant un accès complet',
    'view-only': 'Vous avez maintenant un accès en lecture seule',
    other: 'Vos autorisations ont changé',
  },
  changedHelp: 'La page montre ce que vous pouvez faire maintenant.',
};
