import type { SameTexts } from '../../../shared/text/words.ts';
import type { blog as english } from '../en/blog.ts';

export const blog: SameTexts<typeof english> = {
  title: 'Blogue',
  description:
    'Des guides de tenue de livres pour les travailleurs autonomes, les petites entreprises et leurs comptables.',
  headline: 'La tenue de livres, expliquée.',
  lead: 'Des guides pour les gens qui tiennent leurs propres livres, et pour les comptables qui les vérifient.',
  featured: 'À la une',
  minutes_one: '{{count}} min de lecture',
  minutes_other: '{{count}} min de lecture',
  back: 'Retour au blogue',
  further: 'À lire ensuite',
  categories: { guide: 'Guide', accountants: 'Pour les comptables', teams: 'Équipes', money: 'Argent' },
};
