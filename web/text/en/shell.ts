/** The frame of the signed-in app, and the pages that stand outside it. */
export const shell = {
  dashboard: 'Dashboard',
  receipts: 'Receipts',
  transactions: 'Transactions',
  accounting: 'Accounting',
  archive: 'Archive',
  mainNavigation: 'Main',
  signOut: 'Sign Out',
  search: 'Search and commands',
  toDark: 'Use the dark theme',
  toLight: 'Use the light theme',
  changeTheme: 'Change between light and dark',
  offline: 'You are offline.',
  offlineHelp:
    'What is on this page stays here while it is open; nothing more can be saved until the connection is back.',
  camera: 'Photograph a receipt',
  notFoundTitle: 'Oops! Page not found',
  notFoundHelp: 'The address may be mistyped, or the page may have moved.',
  toHome: 'Go to the start page',
  deniedTitle: 'Access Denied',
  deniedHelp: "You don't have permission to access this page.",
  toDashboard: 'Go to Dashboard',
} as const;
