/** Settings, Data & Privacy: what is not done with data. */
export const privacy = {
  title: 'Privacy',
  off: 'Off',
  analytics: 'Analytics',
  analyticsHelp:
    'We don’t count how you use Matchbook: no analytics, no trackers. Server logs note calls to find faults, without their contents.',
  dataSharing: 'Data sharing',
  dataSharingHelp:
    'Nobody gets your data from us. What you email or share as a link goes to whom you choose.',
  thirdParty: 'Third parties',
  thirdPartyHelp:
    'No advertising and no data brokers. Matchbook runs on Amazon Web Services, and Stripe handles payments.',
} as const;
