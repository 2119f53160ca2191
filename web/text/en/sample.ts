/** Sample books: how they are come to, and what is said above every screen of theirs. */
export const sample = {
  explore: 'Explore with sample data',
  exploreHelp:
    'See Matchbook with a year of a small business’s data. It stays separate from your own books, and one click removes it.',
  filling: 'Filling the sample books…',
  exploreFailed: 'The sample books could not be opened',
  banner: 'You are exploring sample data.',
  bannerHelp:
    'None of this is yours. Changes disappear with it, and nothing is exported, emailed or counted.',
  remove: 'Remove sample data',
  removing: 'Removing…',
  removeFailed: 'The sample data could not be removed',
  otherBooks: 'You can’t open these books anymore',
  otherBooksHelp:
    'You left them or were removed from their team, in another tab, on another device or by their owner. Nothing was saved after that. What you typed here and didn’t save is lost when you continue.',
  otherBooksGoOn: 'Continue in your own books',
};
