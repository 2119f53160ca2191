import type { SameTexts } from '../../../shared/text/words.ts';
import type { faq as english } from '../en/faq.ts';

export const faq: SameTexts<typeof english> = {
  title: 'Questions',
  description: 'Des réponses sur les relevés, les reçus, les taxes, les comptables, les prix et les données.',
  headline: 'Vos questions, nos réponses.',
  groups: {
    start: {
      title: 'Pour commencer',
      questions: {
        what: {
          question: 'Comment ça marche?',
          answer:
            'Déposez vos relevés bancaires, puis vos reçus et vos factures. Matchbook lit les deux et propose ce qui va ensemble. Vous confirmez et répondez aux quelques questions qui restent.',
        },
        files: {
          question: 'Quels fichiers puis-je déposer?',
          answer:
            'Des relevés en PDF, CSV, Excel, OFX, QFX, QIF, JSON, CAMT.053, MT940, BAI2, CODA, Norma 43 ou CFONB 120. Des documents en PDF, en photo (JPEG, PNG, HEIC, TIFF, WebP), par courriel ou en factures électroniques (Factur-X, ZUGFeRD, Peppol, FatturaPA, Facturae). Jusqu’à 10 Mo chacun.',
        },
        bank: {
          question: 'Vous connectez-vous à ma banque?',
          answer:
            'Non. Les banques permettent de télécharger les relevés, et cela suffit. Matchbook ne demande jamais votre mot de passe bancaire.',
        },
        spreadsheet: {
          question: 'Puis-je importer mon tableur?',
          answer:
            'Oui, s’il a une colonne pour la date, une pour la description et une ou deux pour le montant. Matchbook trouve les colonnes et vous montre ce qu’il a compris avant d’ajouter quoi que ce soit.',
        },
        scan: {
          question: 'Lit-il la photo d’un reçu froissé?',
          answer:
            'Le plus souvent. Quand une valeur n’est pas certaine, il le dit et vous demande de regarder au lieu de deviner. Vous voyez sur l’image d’où vient chaque valeur.',
        },
      },
    },
    right: {
      title: 'Des livres justes',
      questions: {
        proof: {
          question: 'Comment savoir que rien ne manque?',
          answer:
            'Chaque relevé est additionné : le solde d’ouverture et toutes les lignes doivent donner le solde de clôture. Sinon, vous voyez la ligne où cela se brise. Les mois qu’aucun relevé ne couvre sont listés.',
        },
        twice: {
          question: 'Et si je dépose deux fois le même relevé?',
          answer:
            'Les lignes déjà dans vos livres sont reconnues et laissées de côté, même si la banque les exporte dans un autre format. Vous les voyez avant d’ajouter le reste.',
        },
        undo: {
          question: 'Puis-je revenir en arrière?',
          answer:
            'Oui. Importations, rapprochements et modifications s’annulent, une importation entière d’un coup. Les écritures et documents supprimés restent aux archives jusqu’à ce que vous les rétablissiez ou les supprimiez pour de bon.',
        },
        tax: {
          question: 'Fait-il mes impôts?',
          answer:
            'Il classe votre année selon les lignes de votre formulaire et additionne vos taxes de vente, pièces à l’appui. Il ne produit aucune déclaration et ne donne pas de conseil fiscal : cela reste à vous et à votre comptable.',
        },
        countries: {
          question: 'Quels pays sont pris en charge?',
          answer:
            'Le Canada, les États-Unis, le Royaume-Uni, l’Irlande, l’Australie et la Nouvelle-Zélande : leurs formulaires, taxes de vente, monnaies et exercices.',
        },
      },
    },
    people: {
      title: 'Comptables et équipes',
      questions: {
        accountant: {
          question: 'Que reçoit mon comptable?',
          answer:
            'Un seul dossier : le grand livre en Excel et en CSV, l’état des résultats, un sommaire par ligne du formulaire, les taxes de vente, chaque document lié à son écriture et la liste de ce qui manque. Par courriel, ou par un lien qui ne demande aucun compte.',
        },
        seat: {
          question: 'Mon comptable paie-t-il?',
          answer:
            'Non. Le comptable que vous invitez a une place gratuite dans tous les forfaits, lit vos livres et y pose ses questions. Il ne change rien.',
        },
        team: {
          question: 'Quelqu’un peut-il m’aider à tenir les livres?',
          answer:
            'Oui. Professional comprend une deuxième place et Business cinq. Vous décidez si un membre peut modifier ou seulement consulter.',
        },
        several: {
          question: 'J’ai deux entreprises. Me faut-il deux comptes?',
          answer:
            'Non. Une seule connexion tient plusieurs entreprises, chacune avec ses livres et son forfait.',
        },
      },
    },
    data: {
      title: 'Argent et données',
      questions: {
        price: {
          question: 'Combien cela coûte-t-il?',
          answer:
            'Starter est gratuit. Professional et Business se paient au mois ou à l’année; la page des prix les donne dans votre monnaie.',
        },
        leave: {
          question: 'Que deviennent mes données si je pars?',
          answer:
            'Vous pouvez télécharger vos livres et vos documents avant de partir. Si vous cessez de payer, vous passez à Starter et gardez tout ce que vous avez. Ce que vous supprimez disparaît de nos sauvegardes en 30 jours.',
        },
        where: {
          question: 'Où sont mes données?',
          answer:
            'Au Canada, dans le centre de données d’Amazon Web Services à Montréal. Stripe s’occupe des paiements; aucun numéro de carte ne nous parvient.',
        },
      },
    },
  },
};
