import type { SameTexts } from '../../../shared/text/words.ts';
import type { pricing as english } from '../en/pricing.ts';

export const pricing: SameTexts<typeof english> = {
  title: 'Prix',
  description:
    'Ce que coûte Matchbook : gratuit pour commencer, 8 $ par mois pour les travailleurs autonomes, 18 $ par mois pour les équipes.',
  headline: 'Commencez gratuitement. Payez quand il vous fait gagner du temps.',
  lead: 'Chaque compte commence par {{days}} jours de Professional, sans carte de crédit. Ensuite, vous choisissez un forfait ou continuez gratuitement.',
  choose: 'Choisir {{plan}}',
  start: 'Essai gratuit',
  enterpriseTitle: 'Enterprise',
  enterprise:
    'Autant de membres qu’il vous en faut, avec des droits réglés pour chacun. Parlez-nous de votre entreprise et nous conviendrons des conditions.',
  contact: 'Nous écrire',
  note: 'Prix en {{currency}}, avant taxes. Vous payez dans la monnaie affichée ici.',
  faqTitle: 'Questions sur les forfaits',
  faq: {
    trial: {
      question: 'Que se passe-t-il à la fin de l’essai?',
      answer:
        'Vous passez au forfait gratuit Starter, sauf si vous vous abonnez. Rien n’est supprimé ni caché : tout ce que vous avez entré reste en place.',
    },
    cancel: {
      question: 'Puis-je partir en tout temps?',
      answer:
        'Oui, sous Réglages, Facturation. Vous gardez votre forfait jusqu’à la fin de la période payée, puis passez au forfait gratuit Starter.',
    },
    refund: {
      question: 'Puis-je être remboursé?',
      answer:
        'Oui. Dans les {{days}} jours qui suivent votre premier paiement, demandez le remboursement sous Réglages, Facturation. Tout ce que vous avez payé revient sur votre carte, et le forfait prend fin.',
    },
    documents: {
      question: 'Qu’est-ce qui compte comme document?',
      answer:
        'Chaque reçu, facture ou autre pièce que Matchbook lit pour vous, par mois civil. Les doubles d’un même document et les fichiers illisibles ne comptent pas.',
    },
    accountant: {
      question: 'Dois-je payer pour mon comptable?',
      answer:
        'Non. Le comptable que vous invitez voit vos livres et télécharge les rapports gratuitement, dans tous les forfaits. Il ne prend aucune de vos places et ne change rien.',
    },
    card: {
      question: 'Qui voit ma carte?',
      answer:
        'Stripe, qui s’occupe de nos paiements. Vous entrez votre carte sur sa page; son numéro ne nous parvient jamais.',
    },
  },
};
