import type { SameTexts } from '../../../shared/text/words.ts';
import type { about as english } from '../en/about.ts';

export const about: SameTexts<typeof english> = {
  title: 'À propos',
  description:
    'Pourquoi nous faisons Matchbook : des livres fiables pour les travailleurs autonomes et les petites entreprises, que leur comptable peut vérifier.',
  headline: 'Des livres fiables, sans devenir comptable.',
  lead: 'La plupart des gens à leur compte tiennent leurs livres tard le soir, dans un tableur, une boîte à chaussures à côté. Un logiciel devrait faire ce travail, montrer comment il l’a fait et vous laisser les décisions.',
  sections: {
    why: {
      title: 'Pourquoi nous le faisons',
      text: 'Les bons logiciels comptables sont faits pour les comptables. Les logiciels simples se trompent dans des livres simples : ils comptent un virement comme un revenu, un remboursement comme une vente, un paiement de carte deux fois. Matchbook s’adresse aux gens qui ont une entreprise et peu de temps, avec l’exigence de ceux qui vérifient leurs livres.',
    },
    prove: {
      title: 'Ce que nous appelons juste',
      text: 'Un relevé n’est ajouté que si son solde d’ouverture et toutes ses lignes donnent son solde de clôture. Les totaux du mois sont écrits en même temps que les lignes qu’ils additionnent : ils ne peuvent pas s’en écarter. Chaque valeur lue montre où elle se trouve sur la page, et chaque rapprochement dit pourquoi.',
    },
    yours: {
      title: 'Vos données restent à vous',
      text: 'Vos livres sont à vous. Vous pouvez les télécharger en entier, dans des fichiers que tout tableur et tout comptable peuvent ouvrir. Nous ne nous connectons pas à votre banque, nous ne vendons aucune donnée et aucune autre entreprise ne lit vos documents.',
    },
    who: {
      title: 'Qui nous sommes',
      text: 'Une petite équipe. Nous écrivons le logiciel et répondons nous-mêmes à vos questions, en général en un ou deux jours ouvrables.',
    },
    countries: {
      title: 'Pays et langues',
      text: 'Matchbook connaît les formulaires, les taxes de vente et les exercices du Canada, des États-Unis, du Royaume-Uni, de l’Irlande, de l’Australie et de la Nouvelle-Zélande. Il parle français (Canada) et anglais.',
    },
  },
};
