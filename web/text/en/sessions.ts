/** Where one is signed in. */
export const sessions = {
  title: 'Sessions',
  help: 'Where you are signed in. A session that is signed out is refused at once.',
  loadFailed: 'Failed to load your sessions',
  thisOne: 'This device',
  placeUnknown: 'Place unknown',
  lastSeen: 'Last seen',
  signOut: 'Sign Out',
  signOutOf: 'Sign out {{device}}',
  oneTitle: 'Sign out {{device}}?',
  oneHelp:
    'One device can’t be signed out alone. Every device is signed out, this one too, and asks for your password again.',
  failed: 'The session was not signed out',
  allFailed: 'Nothing was signed out',
  onlyHere: 'You’re not signed in anywhere else.',
  others: 'Sign Out Everywhere Else',
  othersTitle: 'Sign out everywhere else?',
  othersHelp:
    'Every other device asks for your password again. Type it here, and you’re signed in here again.',
  othersDone: 'Signed out everywhere else',
  everywhere: 'Sign Out Everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereHelp: 'Every device asks for your password again, this one too.',
  recent: 'Recent sign-ins',
  recentHelp: 'Your latest sign-ins, also those that are over. Is one not yours? Change your password.',
  recentEmpty: 'No sign-ins are known yet.',
  over: 'Signed out',
} as const;
