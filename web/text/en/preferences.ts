/** What a person prefers, in Settings. */
export const preferences = {
  language: 'Language',
  languageHelp: 'For the app and the emails you get and send.',
} as const;
