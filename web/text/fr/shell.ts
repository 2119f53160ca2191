import type { SameTexts } from '../../../shared/text/words.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: SameTexts<typeof english> = {
  dashboard: 'Accueil',
  receipts: 'Reçus',
  transactions: 'Transactions',
  accounting: 'Comptabilité',
  reports: 'Rapports',
  archive: 'Archives',
  team: 'Équipe',
  settings: 'Paramètres',
  notifications: 'Notifications',
  unread_one: 'Notifications, {{count}} non lue',
  unread_other: 'Notifications, {{count}} non lues',
  mainNavigation: 'Principale',
  signOut: 'Quitter',
  search: 'Recherche et commandes',
  toDark: 'Utiliser le thème sombre',
  toLight: 'Utiliser le thème clair',
  changeTheme: 'Basculer entre clair et sombre',
  offline: 'Vous êtes hors ligne.',
  offlineHelp:
    'Ce qui est sur cette page y reste tant qu’elle est ouverte; rien d’autre ne peut être enregistré avant le retour de la connexion.',
  camera: 'Photographier un reçu',
  notFoundTitle: 'Oups! Page introuvable',
  notFoundHelp: 'L’adresse est peut-être mal tapée, ou la page a été déplacée.',
  toHome: 'Aller à la page d’accueil',
  deniedTitle: 'Accès refusé',
  deniedHelp: 'Vous n’avez pas l’autorisation d’accéder à cette page.',
  toDashboard: 'Aller au tableau de bord',
};
