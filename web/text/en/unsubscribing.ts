/** What the page says to which the links in mails lead. */
export const unsubscribing = {
  titleOn: 'Turn these emails off?',
  titleOff: 'These emails are off',
  titleUnknown: 'This link leads nowhere',
  unknownHelp: 'It may have been cut off, or be too old. In Settings you choose what you are told of.',
  daily: 'The daily email of what happens in the books of {{organization}}.',
  event: 'Emails about “{{event}}” in the books of {{organization}}.',
  turnOff: 'Turn off',
  turnOn: 'Turn on again',
  choose: 'Choose which emails you get',
  failed: 'Nothing was changed',
} as const;
