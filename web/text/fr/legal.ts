import type { SameTexts } from '../../../shared/text/words.ts';
import type { legal as english } from '../en/legal.ts';

export const legal: SameTexts<typeof english> = {
  reviewed: 'Ce texte doit encore être revu par un juriste.',
  terms: {
    title: 'Conditions d’utilisation',
    description:
      'Ce que Matchbook fait pour vous, ce qu’il vous demande et comment l’un ou l’autre y met fin.',
    lead: 'Ce que Matchbook fait pour vous, ce qu’il vous demande et comment l’un ou l’autre y met fin. En mots simples, puisque vous êtes censé les lire.',
    sections: {
      service: {
        title: 'Ce que vous obtenez',
        text: 'Matchbook lit les relevés, reçus et factures que vous lui donnez, les garde comme vos livres, propose quel document va avec quelle opération et envoie des fichiers au comptable que vous nommez.',
      },
      advice: {
        title: 'Ce que Matchbook n’est pas',
        text: 'Matchbook est un logiciel de tenue de livres. Il ne donne aucun conseil fiscal, juridique ou comptable et ne produit aucune déclaration. Ce que vous déclarez reste votre décision : vérifiez ce qui a été lu avant de vous y fier.',
      },
      account: {
        title: 'Votre compte',
        text: 'Utilisez votre propre nom et une adresse courriel que vous consultez, gardez votre mot de passe pour vous et avisez-nous si quelqu’un d’autre l’a. Vous êtes responsable de ce qui est fait avec votre compte et par les personnes que vous invitez dans vos livres.',
      },
      papers: {
        title: 'Vos documents restent à vous',
        text: 'Ce que vous déposez, et les livres qui en résultent, vous appartiennent. Vous nous permettez de les conserver et de les traiter dans un seul but : vous fournir le service décrit plus haut. Ne déposez que ce que vous avez le droit de nous confier, et rien qui soit fait pour nuire.',
      },
      trial: {
        title: 'L’essai',
        text: 'Une nouvelle organisation a le forfait Professional pendant 14 jours, sans carte. Ensuite, les limites du forfait Starter s’appliquent, et rien n’est supprimé pour autant.',
      },
      fairUse: {
        title: 'Usage raisonnable',
        text: 'Les forfaits limitent les documents, les relevés et les envois; quand vous en atteignez une, nous vous disons laquelle. Nous pouvons bloquer ce qui met en danger le service ou les livres des autres, comme des fichiers faits pour le briser.',
      },
      end: {
        title: 'Fermer votre compte',
        text: 'Vous pouvez arrêter en tout temps. Téléchargez d’abord vos livres : le fisc peut les demander pendant des années. Nous pouvons fermer un compte qui enfreint ces conditions, avec un préavis et le temps d’exporter vos livres, sauf si le tort causé l’interdit.',
      },
      liability: {
        title: 'Si quelque chose tourne mal',
        text: 'Nous prenons soin de vos livres et corrigeons nos erreurs. Dans la mesure permise par la loi, nous ne sommes pas responsables des pertes qu’une vérification aurait évitées. Les droits que la loi donne aux consommateurs demeurent.',
      },
      change: {
        title: 'Modifications',
        text: 'Quand nous modifions ces conditions, nous les publions ici avant leur entrée en vigueur.',
      },
    },
  },
  privacy: {
    title: 'Confidentialité',
    description: 'Ce que Matchbook garde de vous, où, pourquoi et qui le voit.',
    lead: 'Ce que Matchbook garde à votre sujet, où, pourquoi et qui peut le voir. Ce sont les abonnements qui paient Matchbook, pas vos données.',
    sections: {
      kept: {
        title: 'Ce que nous gardons',
        text: 'Votre nom et votre adresse courriel; le pays, la profession et les réglages de votre organisation; les documents et courriels que vous nous donnez, avec ce qui y a été lu; vos opérations, rapprochements et catégories. Le service de connexion garde votre mot de passe sous une forme que personne ne peut lire.',
      },
      purpose: {
        title: 'Pourquoi',
        text: 'Pour tenir vos livres et envoyer les fichiers que vous demandez. Rien n’est vendu, aucune publicité n’est montrée et aucun profil de vous n’est dressé pour qui que ce soit.',
      },
      reading: {
        title: 'Qui lit vos documents',
        text: 'Notre propre logiciel, dans notre propre compte infonuagique. Aucun document n’est envoyé à une autre entreprise pour être lu, et aucun n’entraîne un modèle qui serve à d’autres. Ce que vous confirmez et corrigez n’améliore que les suggestions de vos propres livres.',
      },
      sees: {
        title: 'Qui peut les voir',
        text: 'Les membres de votre organisation, selon leur rôle, et le comptable à qui vous envoyez un fichier. Notre personnel ne consulte vos livres que si vous demandez de l’aide.',
      },
      place: {
        title: 'Où ils sont',
        text: 'Au Canada, dans le centre de données d’Amazon Web Services à Montréal, qui conserve et traite pour nous et ne peut rien en faire d’autre. Tout est chiffré en route et au repos.',
      },
      payment: {
        title: 'Paiement',
        text: 'On paie un forfait sur les pages de Stripe, qui s’occupe des paiements pour nous. Stripe reçoit votre adresse courriel et ce que vous y entrez; nous apprenons quel forfait vous payez et jusqu’à quand, et ne voyons jamais le numéro de votre carte. Stripe garde les factures aussi longtemps que la loi le demande.',
      },
      cookies: {
        title: 'Témoins',
        text: 'Le site n’en dépose aucun et ne vous suit pas. Un lien partagé avec une phrase de passe en dépose un, qui retient pendant deux heures qu’elle a été tapée. Le stockage de votre navigateur vous garde connecté et retient quelques choix, comme le thème.',
      },
      records: {
        title: 'Journaux des serveurs',
        text: 'Pour trouver les défauts et les abus, nos serveurs notent quelle requête a été faite, quand, par qui et de quelle adresse. Ces journaux ne contiennent rien de vos documents et sont supprimés après trois mois.',
      },
      long: {
        title: 'Combien de temps',
        text: 'Aussi longtemps que vos livres sont chez nous : le fisc peut les demander pendant des années. Les documents originaux aussi longtemps que le disent vos paramètres : sept ans après la fin de leur exercice, un autre nombre d’années, ou jusqu’à ce que vous les ayez vérifiés. Ce que vous supprimez pour de bon disparaît aussitôt de vos livres, avec son fichier; les copies de sauvegarde disparaissent dans les 30 jours. Quand vous faites supprimer votre compte ou une organisation, vous avez 14 jours pour changer d’avis. Ensuite, tout est supprimé, les fichiers avec toutes leurs versions; les sauvegardes expirent 14 jours plus tard. Stripe garde les factures que la loi exige. Les messages du formulaire de contact sont gardés un an.',
      },
      rights: {
        title: 'Vos droits',
        text: 'Vous pouvez voir, corriger, exporter et supprimer ce que nous gardons de vous : selon la loi canadienne (LPRPDE), selon le RGPD si vous vivez en Europe, et où que vous viviez parce que cela nous paraît juste. Vous en faites une bonne part dans l’application; pour le reste, écrivez-nous. Si nous ne répondons pas comme il se doit, l’autorité de protection de la vie privée de votre pays peut vous aider.',
      },
    },
  },
};
