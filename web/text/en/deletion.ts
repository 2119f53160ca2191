/** The end of an organization, or of the whole account. */
export const deletion = {
  title: 'Delete',
  organization: 'Delete this organization',
  organizationHelp:
    'Everything in {{name}} goes: entries, documents, reports, settings and its team. Your account and your other organizations stay. For 14 days you can still keep it.',
  account: 'Delete account',
  accountHelp:
    'Your account goes, with every organization that you own and everything in it. In other people’s organizations what you entered stays. For 14 days you can still keep it by signing in.',
  accountDialog: 'Delete your account?',
  organizationDialog: 'Delete “{{name}}”?',
  whatAccount:
    'On {{day}} your account and every organization that you own are deleted for good: entries, documents, reports and settings. Nobody can bring them back.',
  whatOrganization:
    'On {{day}} “{{name}}” is deleted for good: entries, documents, reports and settings. Nobody can bring them back.',
  untilThen:
    'Until then nothing can be changed, nothing is charged, schedules and emails rest, and shared links don’t open. You can still read and export everything, and keep it all with one click.',
  team: 'End the team: its members lose access, and are told so now',
  teamHelp: 'Somebody else should go on with it? Transfer the ownership in Team first.',
  typeAddress: 'Type your email address ({{name}}) to confirm',
  typeName: 'Type the organization’s name ({{name}}) to confirm',
  password: 'Your password',
  accountRequested: 'Account deletion requested',
  organizationRequested: 'Organization deletion requested',
  requestedHelp: 'Check your email for confirmation.',
  accountFailed: 'Account deletion not requested',
  organizationFailed: 'Organization deletion not requested',
  accountGoes: 'Your account will be deleted on {{day}}.',
  organizationGoes: '“{{name}}” will be deleted on {{day}}.',
  goesHelp: 'Until then nothing in it can be changed.',
  keepAccount: 'Keep my account',
  keepOrganization: 'Keep this organization',
  keeping: 'Keeping…',
  accountKept: 'Your account is kept',
  organizationKept: 'The organization is kept',
  keptHelp: 'Everything is as it was.',
  accountNotKept: 'Your account is still scheduled for deletion',
  organizationNotKept: 'The organization is still scheduled for deletion',
  stayAccount: 'Keep your account?',
  stayOrganization: 'Keep “{{name}}”?',
  notNow: 'Not now',
} as const;
