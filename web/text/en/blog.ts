/** `/blog` and what stands around each article; the articles themselves are in `web/pages/articles`. */
export const blog = {
  title: 'Blog',
  description: 'Guides to bookkeeping for freelancers, small businesses and their accountants.',
  headline: 'Bookkeeping, explained.',
  lead: 'Guides for people who keep their own books, and for the accountants who check them.',
  featured: 'Featured',
  minutes_one: '{{count}} min read',
  minutes_other: '{{count}} min read',
  back: 'Back to Blog',
  further: 'Read next',
  categories: { guide: 'Guide', accountants: 'For accountants', teams: 'Teams', money: 'Money' },
} as const;
