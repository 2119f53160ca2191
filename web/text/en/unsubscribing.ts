/** What the page says to which the links in mails lead. */
export const unsubscribing = {
  titleOn: 'Turn these emails off?',
  titleOff: 'These emails are off',
  titleUnknown: 'This link doesn’t work',
  unknownHelp: 'It may be incomplete or expired. You can choose which emails you get in Settings.',
  daily: 'The daily email of what happens in the books of {{organization}}.',
  event: 'Emails about “{{event}}” in the books of {{organization}}.',
  turnOff: 'Turn off',
  turnOn: 'Turn on again',
  choose: 'Choose which emails you get',
  failed: 'Nothing was changed',
} as const;
