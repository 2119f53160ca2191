import type { SameTexts } from '../../../shared/text/words.ts';
import type { sessions as english } from '../en/sessions.ts';

export const sessions: SameTexts<typeof english> = {
  title: 'Sessions',
  help: 'Là où vous êtes connecté. Une session déconnectée est refusée aussitôt.',
  loadFailed: 'Échec du chargement de vos sessions',
  thisOne: 'Cet appareil',
  placeUnknown: 'Lieu inconnu',
  lastSeen: 'Activité',
  signOut: 'Se déconnecter',
  signOutOf: 'Déconnecter {{device}}',
  oneTitle: 'Déconnecter {{device}}?',
  oneHelp:
    'Un appareil ne peut pas être déconnecté seul. Tous les appareils sont déconnectés, celui-ci aussi, et redemandent votre mot de passe.',
  failed: 'La session n’a pas été déconnectée',
  allFailed: 'Rien n’a été déconnecté',
  onlyHere: 'Vous n’êtes connecté nulle part ailleurs.',
  others: 'Déconnecter partout ailleurs',
  othersTitle: 'Déconnecter partout ailleurs?',
  othersHelp: 'Tout autre appareil redemandera votre mot de passe. Tapez-le ici pour y être reconnecté.',
  othersDone: 'Déconnecté partout ailleurs',
  everywhere: 'Déconnecter partout',
  everywhereTitle: 'Déconnecter partout?',
  everywhereHelp: 'Chaque appareil redemandera votre mot de passe, celui-ci aussi.',
  recent: 'Connexions récentes',
  recentHelp:
    'Vos dernières connexions, aussi celles qui sont terminées. L’une d’elles n’est pas la vôtre? Changez votre mot de passe.',
  recentEmpty: 'Aucune connexion n’est encore connue.',
  over: 'Déconnectée',
};
