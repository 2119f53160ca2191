/** Sample books: how they are come to, and what is said above every screen of theirs. */
export const sample = {
  explore: 'Explore with sample data',
  exploreHelp:
    'See Matchbook with a year of a small business in it. It lies beside your own books, which stay empty, and goes with one click.',
  filling: 'Filling the sample books…',
  exploreFailed: 'The sample books could not be opened',
  banner: 'You are exploring sample data.',
  bannerHelp:
    'Nothing here is yours: what you change goes with it, and nothing is exported, mailed or counted.',
  remove: 'Remove sample data',
  removing: 'Removing…',
  removeFailed: 'The sample data could not be removed',
  otherBooks: 'Other books are open',
  otherBooksHelp:
    'In another tab or on another device you went on in other books than this page shows. Nothing was saved in the wrong ones. What you typed here and have not saved goes when you go on.',
  otherBooksGoOn: 'Go on in the books that are open',
};
