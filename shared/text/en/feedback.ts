import { quoted } from '../quoted.ts';

interface Told {
  readonly message: string;
  readonly page: string;
  readonly appVersion: string;
  readonly fullName: string;
  readonly email: string;
  readonly organization: string;
}

/** Each line of it is marked as somebody else's, so that none passes for ours. */
const cited = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

const types = {
  bug: 'Bug Report',
  feature: 'Feature Request',
  improvement: 'Improvement',
  general: 'General Feedback',
} as const;

/** What a message about Matchbook says to those who look after it. Its subject holds nothing that somebody typed. */
export const feedback = {
  types,
  subject: (type: keyof typeof types) => `Feedback: ${types[type]}`,
  letter: ({ message, page, appVersion, fullName, email, organization }: Told) =>
    `${quoted(fullName)} (${quoted(email)}) of ${quoted(organization)} wrote on the page ${quoted(page)} of the app ${quoted(appVersion)}:

${cited(message)}

Reply to this email to answer them.`,
};
