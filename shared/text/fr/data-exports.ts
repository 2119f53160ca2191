import { todayIn } from '../../civil-date.ts';
import { dayInWords } from '../day-in-words.ts';
import type { Words } from '../words.ts';

/** L’exportation de toutes les données : le courriel qui l’annonce et ce que son fichier dit de lui-même. */
export const dataExports: Words['dataExports'] = {
  subject: 'Exportation des données lancée : votre fichier est prêt',
  lead: ({ organization }) =>
    `L’exportation de toutes les données de ${organization} que vous avez demandée est prête. Pour votre sécurité, elle n’est pas jointe : connectez-vous pour la télécharger.`,
  open: 'Ouvrir Paramètres → Données et confidentialité',
  until: ({ expiresAt, timeZone }) =>
    `Elle peut être téléchargée jusqu’au ${dayInWords(todayIn(timeZone, new Date(expiresAt)), 'fr')}.`,
  why: ({ email }) =>
    `Ce courriel a été envoyé à ${email} parce qu’une exportation a été lancée avec votre compte. Si ce n’était pas vous, changez votre mot de passe dans Paramètres → Sécurité.`,
  readMe: (organization) => `Exportation des données Matchbook de ${organization}

transactions.csv   toutes les opérations, à ouvrir dans un tableur
uploads/           les documents et les relevés tels que vous les avez téléversés
readings/          ce qui y a été lu
reports/           les rapports produits
data/              tout le reste, un objet JSON par ligne, un ou plusieurs fichiers par genre
manifest.json      ce que contient ce fichier

Laissés de côté : les mots de passe, les codes de connexion, les liens et invitations qui donnent un accès, les
données de paiement et ce qui compte dans une limite. Pour restaurer ces données dans une organisation vide :

npm run restore -- FILE --organization ID
`,
};
