import type { SameTexts } from '../../../shared/text/words.ts';
import type { security as english } from '../en/security.ts';

export const security: SameTexts<typeof english> = {
  title: 'Sécurité',
  description:
    'Comment Matchbook protège vos livres : aucune connexion bancaire, chiffrement, double authentification, rôles et journal de chaque geste.',
  headline: 'Vos livres ne regardent que vous.',
  lead: 'Vos données financières en disent long sur vous. Voici comment nous les protégeons, et ce qui reste entre vos mains.',
  reviewed:
    'Cette page décrit le produit tel qu’il fonctionne aujourd’hui. Sa formulation doit encore être revue par un juriste.',
  sections: {
    bank: {
      title: 'Aucune connexion bancaire',
      text: 'Matchbook ne demande jamais le mot de passe de votre banque et ne peut déplacer aucun argent. Vous téléchargez un relevé auprès de votre banque et le déposez : c’est tout ce qu’il voit de votre compte.',
    },
    reading: {
      title: 'Aucun tiers ne lit vos documents',
      text: 'Reçus, factures et relevés sont lus par notre propre logiciel, dans notre propre compte infonuagique. Ils ne sont envoyés à aucune autre entreprise et n’entraînent aucun modèle. Vos corrections n’améliorent que les suggestions de vos propres livres.',
    },
    encryption: {
      title: 'Chiffrés en route et au repos',
      text: 'Toutes les connexions passent par HTTPS. Documents et livres sont conservés chiffrés dans le centre de données d’Amazon Web Services à Montréal, au Canada, avec des sauvegardes qui permettent de rétablir les livres à tout moment des deux dernières semaines.',
    },
    signIn: {
      title: 'La connexion',
      text: 'Amazon Cognito garde les mots de passe sous une forme que personne ne peut relire. Vous pouvez exiger un code d’une application d’authentification, voir chaque appareil connecté et le déconnecter. Après une heure sans activité, la session se termine.',
    },
    roles: {
      title: 'Qui voit quoi',
      text: 'Chaque entreprise a un seul propriétaire. Les membres sont invités par courriel et peuvent modifier, ou seulement consulter; les comptables lisent et téléchargent, sans rien changer. Le serveur vérifie chaque requête de nouveau : un membre retiré l’est dès son prochain clic.',
    },
    log: {
      title: 'Journal d’audit',
      text: 'Le propriétaire peut lire qui s’est connecté, a invité, importé, exporté, partagé ou supprimé quoi, et quand. Le journal s’écrit avec le changement lui-même, et personne ne peut le modifier.',
    },
    keeping: {
      title: 'Conservation et suppression',
      text: 'Par défaut, les originaux se conservent sept ans après la fin de leur exercice. Le propriétaire peut choisir un autre nombre d’années, jamais moins que ce que le fisc peut demander, ou faire supprimer chaque document une fois lu et vérifié, en ne gardant que ce qui y a été lu. Les relevés bancaires restent aussi longtemps que leur importation. Ce que vous supprimez va aux archives; un document qui prouve une écriture y reste jusqu’à sept ans après la fin de l’exercice de celle-ci, ou plus longtemps si vos paramètres le disent. Ce qui est supprimé pour de bon part avec son fichier, et les copies de sauvegarde expirent en 30 jours.',
    },
    sharing: {
      title: 'Liens partagés',
      text: 'Protégez le lien vers un rapport par une phrase de passe et choisissez le jour où il expire. Vous voyez chaque ouverture et pouvez le révoquer en tout temps.',
    },
    report: {
      title: 'Signaler une faille',
      text: 'Vous avez trouvé un problème de sécurité? Écrivez-nous avant de le publier. Nous répondons en deux jours ouvrables et vous disons ce que nous trouvons. Nous n’intentons aucun recours contre une personne qui cherche de bonne foi et laisse les données des autres intactes.',
    },
  },
};
