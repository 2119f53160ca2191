import type { SameTexts } from '../../../shared/text/words.ts';
import type { unsubscribing as english } from '../en/unsubscribing.ts';

export const unsubscribing: SameTexts<typeof english> = {
  titleOn: 'Ne plus recevoir ces courriels?',
  titleOff: 'Vous ne recevez plus ces courriels',
  titleUnknown: 'Ce lien ne fonctionne pas',
  unknownHelp:
    'Il est peut-être incomplet ou expiré. Vous choisissez dans les paramètres les courriels que vous recevez.',
  daily: 'Le courriel du jour sur ce qui se passe dans les livres de {{organization}}.',
  event: 'Les courriels « {{event}} » dans les livres de {{organization}}.',
  turnOff: 'Ne plus recevoir',
  turnOn: 'Recevoir de nouveau',
  choose: 'Choisir ce qui vous est annoncé',
  failed: 'Rien n’a été changé',
};
