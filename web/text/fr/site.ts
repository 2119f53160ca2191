import type { SameTexts } from '../../../shared/text/words.ts';
import type { site as english } from '../en/site.ts';

export const site: SameTexts<typeof english> = {
  features: 'Fonctions',
  team: 'Équipe',
  signOut: 'Se déconnecter',
  pages: 'Pages',
  menu: 'Menu',
  language: 'English',
  languageLabel: 'Read this page in English',
  groups: { product: 'Produit', company: 'Entreprise', legal: 'Mentions légales' },
};
