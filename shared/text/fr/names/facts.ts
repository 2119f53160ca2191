/** Countries, Canada's provinces, authorities, sales taxes and whom forms are for; what is not here is called the same in French. */
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
  'Other tax': 'Autre taxe',

  'Schedule C is for sole proprietors and single-member LLCs. A partnership files Form 1065, a corporation Form 1120 or 1120-S: give your accountant the profit and loss for those.':
    'L’annexe C est celle des entreprises individuelles et des LLC à membre unique. Une société de personnes produit le formulaire 1065, une société par actions le 1120 ou le 1120-S : pour ceux-là, remettez l’état des résultats à votre comptable.',
  'T2125 is for sole proprietors and partners. A corporation files a T2: give your accountant the profit and loss for it.':
    'Le T2125 est celui des entreprises individuelles et des associés. Une société par actions produit un T2 : remettez pour cela l’état des résultats à votre comptable.',
  'SA103F is for sole traders. A limited company files a CT600, a partnership an SA800: give your accountant the profit and loss for those.':
    'Le SA103F est celui des entreprises individuelles. Une « limited company » produit un CT600, une société de personnes un SA800 : pour ceux-là, remettez l’état des résultats à votre comptable.',
  'Form 11 is for sole traders and partners. A company files Form CT1: give your accountant the profit and loss for it.':
    'Le Form 11 est celui des entreprises individuelles et des associés. Une société produit le Form CT1 : remettez pour cela l’état des résultats à votre comptable.',
  'This schedule is for sole traders. A company, a partnership or a trust files its own tax return: give your accountant the profit and loss for it.':
    'Cette annexe est celle des entreprises individuelles. Une société, une société de personnes ou une fiducie produit sa propre déclaration : remettez pour cela l’état des résultats à votre comptable.',
  'IR3 is for sole traders. A company files an IR4, a partnership an IR7, each with the same IR10.':
    'L’IR3 est celui des entreprises individuelles. Une société produit un IR4, une société de personnes un IR7, chacun avec le même IR10.',
};
