import type { SameTexts } from '../../../shared/text/words.ts';
import type { plans as english } from '../en/plans.ts';

export const plans: SameTexts<typeof english> = {
  cycle: 'Fréquence de paiement',
  month: 'Mensuel',
  year: 'Annuel',
  saving_one: 'Économisez {{percent}} % – {{count}} mois gratuit',
  saving_other: 'Économisez {{percent}} % – {{count}} mois gratuits',
  free: 'Gratuit',
  custom: 'Sur devis',
  a: {
    month: '{{price}} par mois',
    year: '{{price}} par an',
  },
  per: {
    month: 'par mois',
    year: 'par an',
    forever: 'pour toujours',
    agreed: 'à convenir',
  },
  lines: {
    documents_one: '{{count}} document par mois',
    documents_other: '{{count}} documents par mois',
    unlimitedDocuments: 'Documents illimités',
    statements_one: '{{count}} relevé bancaire par mois',
    statements_other: '{{count}} relevés bancaires par mois',
    unlimitedStatements: 'Relevés bancaires illimités',
    csvFiles: 'Exportation en CSV',
    allFiles: 'Exportation en Excel, CSV et PDF',
    packages: 'Dossiers pour votre comptable',
    noSeats: 'Pour vous et votre comptable',
    seats_one: '{{count}} membre; accès gratuit pour les comptables',
    seats_other: '{{count}} membres; accès gratuit pour les comptables',
    unlimitedSeats: 'Autant de membres qu’il vous en faut',
    permissions: 'Autorisations propres à chaque membre',
  },
  documentsUsed: '{{used}} documents sur {{limit}} ce mois-ci; le compte repart de zéro le {{day}}.',
  more: 'Voir les forfaits',
  whoFor: {
    starter: 'Pour voir si cela vous convient, ou pour une entreprise qui a peu de papiers.',
    professional: 'Pour les travailleurs autonomes qui remettent leurs livres à un comptable.',
    business: 'Pour les petites entreprises dont plusieurs personnes tiennent les livres.',
    enterprise: 'Pour les grandes organisations, à des conditions convenues avec vous.',
  },
};
