/** What is around every public page: the names of the pages, the ways between them, and the end of each. */
export const site = {
  features: 'Features',
  team: 'Team',
  signOut: 'Sign Out',
  pages: 'Pages',
  menu: 'Menu',
  language: 'Français',
  languageLabel: 'Lire cette page en français',
  groups: { product: 'Product', company: 'Company', legal: 'Legal' },
} as const;
