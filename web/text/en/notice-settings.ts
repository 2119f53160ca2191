/** How somebody is told of what happens: in Settings. */
export const noticeSettings = {
  title: 'Notifications',
  help: 'Yours alone, in these books. Each choice holds at once.',
  loadFailed: 'Failed to load how you are told',
  inApp: 'In the app',
  mail: 'Email',
  mails: {
    off: 'No email',
    'at-once': 'Email at once',
    daily: 'In the daily email',
  },
  hour: 'Daily email at',
  hourHelp:
    'In the time zone of your organization ({{timeZone}}). What you have read here by then is left out; without news none is sent.',
  atOnceHelp: 'Beyond {{limit}} emails at once on one day, the rest goes into the daily email.',
  securityHelp: 'What happens to your way in, such as a new sign-in, is always mailed.',
} as const;
