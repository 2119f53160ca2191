import type { SameTexts } from '../../../shared/text/words.ts';
import type { noticeSettings as english } from '../en/notice-settings.ts';

export const noticeSettings: SameTexts<typeof english> = {
  title: 'Notifications',
  help: 'Pour vous seul, dans ces livres. Chaque choix vaut immédiatement.',
  loadFailed: 'Échec du chargement de vos choix',
  groups: {
    books: 'Relevés, documents et livres',
    files: 'Rapports et exportations',
    people: 'Questions et équipe',
    plan: 'Forfait et organisation',
  },
  inApp: 'Dans l’application',
  mail: 'Courriel',
  mails: {
    off: 'Aucun courriel',
    'at-once': 'Courriel immédiat',
    daily: 'Courriel du jour',
  },
  hour: 'Courriel du jour à',
  hourHelp:
    'Dans le fuseau horaire de votre organisation ({{timeZone}}). Ce que vous avez déjà lu ici n’y est pas; sans nouvelles, il n’y en a pas.',
  atOnceHelp: 'Au-delà de {{limit}} courriels immédiats par jour, le reste va dans le courriel du jour.',
  securityHelp:
    'Ce qui touche à votre accès, comme une nouvelle connexion, est toujours annoncé par courriel.',
};
