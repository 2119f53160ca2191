import type { SameTexts } from '../../../shared/text/words.ts';
import type { noticeSettings as english } from '../en/notice-settings.ts';

export const noticeSettings: SameTexts<typeof english> = {
  title: 'Notifications',
  help: 'Pour vous seul, dans ces livres. Chaque choix vaut immédiatement.',
  loadFailed: 'Échec du chargement de vos choix',
  inApp: 'Dans l’application',
  securityHelp:
    'Ce qui touche à votre accès, comme une nouvelle connexion, est toujours annoncé par courriel.',
};
