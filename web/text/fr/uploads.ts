import type { SameTexts } from '../../../shared/text/words.ts';
import type { uploads as english } from '../en/uploads.ts';

export const uploads: SameTexts<typeof english> = {
  title: 'Téléversements',
  underWay_one: '{{count}} fichier en route',
  underWay_other: '{{count}} fichiers en route',
  allTaken_one: '{{count}} fichier est arrivé',
  allTaken_other: '{{count}} fichiers sont arrivés',
  notTaken_one: '{{count}} fichier n’a pas été accepté',
  notTaken_other: '{{count}} fichiers n’ont pas été acceptés',
  fold: 'Replier les téléversements',
  unfold: 'Déplier les téléversements',
  closeAll: 'Fermer les téléversements',
  stages: {
    waiting: 'En attente',
    sending: 'Téléversement',
    reading: 'Lecture en cours',
    document: 'Ajouté à vos documents',
    statement: 'Relevé bancaire, pas encore ajouté',
  },
  sendingOf: 'Téléversement de {{file}}',
  open: 'Ouvrir',
  openFile: 'Ouvrir {{file}}',
  review: 'Réviser',
  reviewFile: 'Réviser le relevé {{file}}',
  dismiss: 'Écarter {{file}}',
  retry: 'Réessayer {{file}}',
  notSent: 'Le fichier n’a pas pu être envoyé. Vérifiez votre connexion et réessayez.',
  notTold:
    'Le fichier a été envoyé, mais nous ne savons pas encore ce que c’est. Consultez vos documents et importations dans quelques minutes avant de le renvoyer.',
  drop_one: 'Relâchez pour l’ajouter',
  drop_other: 'Relâchez pour ajouter {{count}} fichiers',
  fateDocument: 'Un reçu, une facture ou un talon de paie',
  fateDocumentHelp: 'est lu et ajouté à vos documents.',
  fateStatement: 'Un relevé bancaire',
  fateStatementHelp: 's’ouvre pour révision. Rien n’entre dans vos livres avant que vous l’ayez vu.',
  mayNot: 'Vous pouvez consulter ces livres, mais pas y ajouter de fichiers',
};
