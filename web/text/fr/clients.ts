import type { SameTexts } from '../../../shared/text/words.ts';
import type { clients as english } from '../en/clients.ts';

export const clients: SameTexts<typeof english> = {
  title: 'Clients',
  description:
    'Ce qui attend dans chaque organisation où vous travaillez. La déclaration due en premier vient en tête.',
  loadFailed: 'Vos clients n’ont pas pu être chargés',
  list: 'Organisations',
  suggestions: 'À rapprocher',
  missingReceipts: 'Reçus manquants',
  uncategorized: 'Non catégorisées',
  questions: 'Questions',
  questionsForMe: '{{count}} pour vous',
  lastImport: 'Dernière importation',
  noImport: 'Aucune',
  closed: 'Close au',
  notClosed: 'Ouverte',
  nextReturn: 'Prochaine déclaration',
  noReturn: 'Sans taxe de vente',
  dueToday: 'Due aujourd’hui',
  dueIn_one: 'Due demain',
  dueIn_other: 'Due dans {{count}} jours',
  one: 'Vous travaillez dans une seule organisation',
  oneHelp:
    'Cette page présente les organisations où vous travaillez dès qu’il y en a deux : une autre entreprise à vous, ou un client qui vous invite.',
};
