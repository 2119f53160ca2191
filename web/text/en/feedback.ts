/** Telling us about Matchbook (specification sections 2, 5 and 8). */
export const feedback = {
  title: 'Give feedback',
  type: 'Type',
  chooseType: 'Choose a type',
  types: {
    bug: 'Bug Report',
    feature: 'Feature Request',
    improvement: 'Improvement',
    general: 'General Feedback',
  },
  message: 'Message',
  messageHelp: 'Sent with your name and email address, this page and the version of the app.',
  send: 'Send feedback',
  sending: 'Sending...',
  missingHelp: 'Please select a feedback type and enter your message.',
  sent: 'Feedback sent',
  sentHelp: "Thank you for your feedback! We'll review it soon.",
  failed: 'Feedback not sent',
} as const;
