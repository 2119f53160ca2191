import type { Words } from '../words.ts';

/** The mails that carry a code; `code` stands between what leads to it and what follows. */
export const codeMails: Words['codeMails'] = {
  signUp: ({ minutes }) => ({
    subject: 'Votre code Matchbook',
    before: 'Bienvenue chez Matchbook. Votre code de vérification est',
    after: `Il est valide pendant ${minutes} minutes. Si vous ne vous êtes pas inscrit, ignorez ce courriel.`,
  }),
  forgotPassword: () => ({
    subject: 'Choisissez un nouveau mot de passe Matchbook',
    before: 'Votre code pour choisir un nouveau mot de passe est',
    after: 'Si vous ne l’avez pas demandé, ignorez ce courriel; votre mot de passe reste tel quel.',
  }),
};
