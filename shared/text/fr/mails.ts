import type { Words } from '../words.ts';

export const codeMails: Words['codeMails'] = {
  signUp: ({ minutes }) => ({
    subject: 'Votre code Matchbook',
    before: 'Bienvenue chez Matchbook. Votre code de vérification est',
    after: `Il est valide pendant ${minutes} minutes.`,
    foot: 'Si vous ne vous êtes pas inscrit, ignorez ce courriel.',
  }),
  forgotPassword: () => ({
    subject: 'Choisissez un nouveau mot de passe Matchbook',
    before: 'Votre code pour choisir un nouveau mot de passe est',
    foot: 'Si vous ne l’avez pas demandé, ignorez ce courriel; votre mot de passe reste tel quel.',
  }),
};
