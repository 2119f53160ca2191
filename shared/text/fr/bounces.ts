import type { Words } from '../words.ts';

/** Why a mail did not arrive, or was not wanted. */
export const bounces: Words['bounces'] = {
  'no-such-address': 'Aucune boîte aux lettres ne correspond à cette adresse.',
  refused: 'Le serveur de courriel du destinataire refuse les courriels à cette adresse.',
  suppressed:
    'Les courriels à cette adresse sont bloqués : son titulaire a signalé un courriel précédent comme indésirable.',
  'mailbox-full': 'La boîte aux lettres est pleine.',
  'too-large': 'Le serveur de courriel du destinataire n’accepte pas de courriel de cette taille.',
  'content-refused': 'Le serveur de courriel du destinataire a refusé le contenu du courriel.',
  'not-taken-now': 'Le serveur de courriel du destinataire ne l’a pas accepté pour le moment.',
  unknown: 'Le serveur de courriel du destinataire n’a pas dit pourquoi.',
  unwanted: 'La personne qui l’a reçu l’a signalé comme indésirable.',
  virus: 'Une analyse antivirus a arrêté le courriel.',
};

const BY_YOURSELF = 'Téléchargez le fichier et remettez-le vous-même.';

/** What to do about it. */
export const bounceAdvice: Words['bounceAdvice'] = {
  'no-such-address': 'Corrigez l’adresse, puis envoyez-le de nouveau.',
  refused: 'Demandez une autre adresse, puis envoyez-le de nouveau.',
  suppressed: 'Demandez une autre adresse, ou téléchargez le fichier et remettez-le vous-même.',
  'mailbox-full': 'Demandez à son titulaire de faire de la place, puis envoyez-le de nouveau.',
  'too-large': BY_YOURSELF,
  'content-refused': BY_YOURSELF,
  'not-taken-now': 'Envoyez-le de nouveau plus tard.',
  unknown: 'Vérifiez l’adresse, puis envoyez-le de nouveau.',
  unwanted: 'Demandez-lui avant de l’envoyer de nouveau.',
  virus: 'Cherchez de quel document il peut s’agir avant de l’envoyer de nouveau.',
};
