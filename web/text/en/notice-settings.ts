/** How somebody is told of what happens: in Settings. */
export const noticeSettings = {
  title: 'Notifications',
  help: 'Only for you, in these books. Changes save automatically.',
  loadFailed: 'Failed to load notification settings',
  groups: {
    books: 'Statements, documents and books',
    files: 'Reports and exports',
    people: 'Questions and team',
    plan: 'Plan and organization',
  },
  inApp: 'In the app',
  mail: 'Email',
  mails: {
    off: 'No email',
    'at-once': 'Email at once',
    daily: 'In the daily email',
  },
  hour: 'Daily email at',
  hourHelp:
    'In the time zone of your organization ({{timeZone}}). What you’ve already read is left out; with no news, no email is sent.',
  atOnceHelp: 'After {{limit}} immediate emails in a day, the rest goes into the daily email.',
  securityHelp: 'Sign-in and security events, such as a new sign-in, are always emailed.',
} as const;
