/** How somebody is told of what happens: in Settings. */
export const noticeSettings = {
  title: 'Notifications',
  help: 'Yours alone, in these books. Each choice holds at once.',
  loadFailed: 'Failed to load how you are told',
  inApp: 'In the app',
  securityHelp: 'What happens to your way in, such as a new sign-in, is always mailed.',
} as const;
