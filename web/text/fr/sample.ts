import type { SameTexts } from '../../../shared/text/words.ts';
import type { sample as english } from '../en/sample.ts';

export const sample: SameTexts<typeof english> = {
  explore: 'Explorer avec des données d’exemple',
  exploreHelp:
    'Voyez Matchbook avec une année d’une petite entreprise. Elle se trouve à côté de vos livres, qui restent vides, et se retire d’un clic.',
  filling: 'Remplissage des livres d’exemple…',
  exploreFailed: 'Les livres d’exemple n’ont pas pu être ouverts',
  banner: 'Vous explorez des données d’exemple.',
  bannerHelp:
    'Rien ici n’est à vous : ce que vous modifiez part avec, et rien n’est exporté, envoyé ni compté.',
  remove: 'Retirer les données d’exemple',
  removing: 'Retrait…',
  removeFailed: 'Les données d’exemple n’ont pas pu être retirées',
  otherBooks: 'Vous ne pouvez plus ouvrir ces livres',
  otherBooksHelp:
    'Vous les avez quittés ou avez été retiré de leur équipe, dans un autre onglet, sur un autre appareil ou par leur propriétaire. Rien n’a été enregistré depuis. Ce que vous avez tapé ici sans l’enregistrer est perdu quand vous continuez.',
  otherBooksGoOn: 'Continuer dans vos propres livres',
};
