/** Joining a team by a code (specification sections 2, 5, 6 and 8). */
export const joining = {
  title: 'Join a team',
  help: 'Enter the code from your invitation email.',
  code: 'Invitation code',
  codeMissing: 'Please enter an invitation code',
  join: 'Join Team',
  busy: 'Joining…',
  signInFirst: 'Please sign in first',
  signInFirstHelp: 'Your code is kept. Sign in or create an account with the address that was invited.',
  codeFirstHelp:
    'Enter the code from your invitation email, then sign in or create an account with the address that was invited.',
  joined: 'Successfully joined',
  alreadyIn: "You're already part of a team!",
  failed: 'Failed to join team',
  noTeamTitle: 'You haven’t joined a team',
  noTeamHelp: 'Ask the team’s owner for a new invitation, then enter its code here.',
  useInvited: 'Sign out and use the invited address',
  toOwn: 'Go to my books',
} as const;
