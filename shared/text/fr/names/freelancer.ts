/** What freelancers call their categories. */
export const freelancer: Readonly<Record<string, string>> = {
  'Client Projects': 'Projets de clients',
  'Hourly Work': 'Travail à l’heure',
  'Platform Payouts': 'Versements des plateformes',
  'Royalties and Licences': 'Redevances et licences',
  'Royalties and Licensing': 'Redevances et licences',

  'Accounting and Legal Fees': 'Comptabilité et frais juridiques',
  'Advertising and Promotion': 'Publicité et promotion',
  'Business Travel': 'Voyages d’affaires',
  'Business Use of Home': 'Usage du domicile pour l’entreprise',
  'Computers and Equipment': 'Ordinateurs et matériel',
  'Contractors and Outsourced Work': 'Sous-traitants et travaux confiés à des tiers',
  'Courses and Books': 'Cours et livres',
  'Freelance Platform Fees': 'Frais des plateformes de pigistes',
  'Payment Processing Fees': 'Frais de traitement des paiements',
  'Project Supplies': 'Matériel de projets',
  'Rent and Coworking': 'Loyer et cotravail',
  'Stock Media and Fonts': 'Banques d’images et polices',
  'Web Hosting and Domains': 'Hébergement Web et domaines',
};
