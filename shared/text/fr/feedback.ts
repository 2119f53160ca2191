import type { Words } from '../words.ts';
import { quoted } from './quoted.ts';

const types: Words['feedback']['types'] = {
  bug: 'Signalement d’un problème',
  feature: 'Demande de fonction',
  improvement: 'Amélioration',
  general: 'Commentaire général',
};

/** What a message about Matchbook says to those who look after it. */
export const feedback: Words['feedback'] = {
  types,
  subject: (type) => `Commentaire : ${types[type]}`,
  letter: ({ message, page, appVersion, fullName, email, organization }) =>
    `${quoted(fullName)} (${quoted(email)}), de ${quoted(organization)}, a écrit à la page ${quoted(page)} de l’application ${quoted(appVersion)} :

${message
  .split('\n')
  .map((line) => `> ${line}`)
  .join('\n')}

Répondez à ce courriel pour leur répondre.`,
};
