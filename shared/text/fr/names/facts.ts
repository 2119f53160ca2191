/** Countries, Canada's provinces, authorities and sales taxes; what is not here is called the same in French. */
export const facts: Readonly<Record<string, string>> = {
  USA: 'États-Unis',
  UK: 'Royaume-Uni',
  Australia: 'Australie',
  Ireland: 'Irlande',
  'New Zealand': 'Nouvelle-Zélande',

  'British Columbia': 'Colombie-Britannique',
  'New Brunswick': 'Nouveau-Brunswick',
  'Newfoundland and Labrador': 'Terre-Neuve-et-Labrador',
  'Nova Scotia': 'Nouvelle-Écosse',
  'Northwest Territories': 'Territoires du Nord-Ouest',
  'Prince Edward Island': 'Île-du-Prince-Édouard',
  Quebec: 'Québec',

  CRA: 'ARC',

  GST: 'TPS',
  HST: 'TVH',
  PST: 'TVP',
  QST: 'TVQ',
  RST: 'TVD',
  VAT: 'TVA',
  'GST/HST': 'TPS/TVH',
  'Sales tax': 'Taxe de vente',
  Tax: 'Taxe',
  Other: 'Autre',
};
