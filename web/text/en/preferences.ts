/** What a person prefers, in Settings. */
export const preferences = {
  language: 'Language',
  languageHelp: 'Of everything here, and of the mails that you get and send.',
} as const;
