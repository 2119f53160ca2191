import type { SameTexts } from '../../../shared/text/words.ts';
import type { feedback as english } from '../en/feedback.ts';

export const feedback: SameTexts<typeof english> = {
  title: 'Faire un commentaire',
  type: 'Type',
  chooseType: 'Choisissez un type',
  types: {
    bug: 'Signalement d’un problème',
    feature: 'Demande de fonction',
    improvement: 'Amélioration',
    general: 'Commentaire général',
  },
  message: 'Message',
  messageHelp: 'Envoyé avec votre nom et votre courriel, cette page et la version de l’application.',
  send: 'Envoyer le commentaire',
  sending: 'Envoi…',
  missingHelp: 'Veuillez choisir un type de commentaire et écrire votre message.',
  sent: 'Commentaire envoyé',
  sentHelp: 'Merci de votre commentaire! Nous le lirons bientôt.',
  failed: 'Commentaire non envoyé',
};
