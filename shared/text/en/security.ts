import { quoted } from '../quoted.ts';

interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

interface When {
  readonly when: string;
}

interface Requested extends When {
  readonly name: string;
  readonly day: string;
  /** Where it is taken back. */
  readonly url: string;
}

const notYou =
  'If it was not you: open Matchbook, choose “Forgot your password?” on the sign-in page and set a new password. That signs out every device. Then answer this email, and we will look into it with you.';

/** Each says what happened and when, and what to do if it was somebody else. */
const letter = (what: string) => `${what}

If it was you, there is nothing to do.

${notYou}`;

/** What is told of the way in. */
export const security = {
  device: ({ browser, system }: Device) =>
    browser !== null && system !== null ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
  mails: {
    'password-changed': ({ when }: When) => ({
      subject: 'Your Matchbook password was changed',
      text: letter(
        `The password of your Matchbook account was changed on ${when}. Every device has been signed out.`,
      ),
    }),
    'password-perhaps-changed': ({ when }: When) => ({
      subject: 'Your Matchbook password may have been changed',
      text: `Somebody who is signed in to your Matchbook account asked for a new password on ${when}. We can’t tell whether it was changed: something failed on our side meanwhile.

If it was you: sign in with the new password, or with the old one where that is refused. Then change it once more, which signs out every other device.

${notYou}`,
    }),
    'new-sign-in': ({ when, device }: When & { readonly device: string }) => ({
      subject: 'New sign-in to Matchbook',
      text: letter(
        `Somebody signed in to your Matchbook account on ${when} with a device that we have not seen before: ${device}. We don’t know where that was.`,
      ),
    }),
    'second-factor-on': ({ when }: When) => ({
      subject: 'Two-factor authentication was turned on',
      text: letter(
        `Two-factor authentication was turned on for your Matchbook account on ${when}. Signing in asks for a code from your authenticator app from now on.`,
      ),
    }),
    'second-factor-off': ({ when }: When) => ({
      subject: 'Two-factor authentication was turned off',
      text: letter(
        `Two-factor authentication was turned off for your Matchbook account on ${when}. The password alone is enough to sign in from now on.`,
      ),
    }),
    'second-factor-undone': ({ when }: When) => ({
      subject: 'We undid a change to your two-factor authentication',
      text: letter(
        `Two-factor authentication of your Matchbook account was changed, but not in your Matchbook settings. We found that on ${when} and set it back to how you left it there. If it can’t be turned on again because your authenticator app was removed, another email tells you so.`,
      ),
    }),
    'account-deletion-requested': ({ name, when, day, url }: Requested) => ({
      subject: 'Account deletion requested',
      text: letter(
        `The deletion of the Matchbook account of ${name} was requested on ${when}. On ${day} the account and every organization that it owns will be deleted for good: entries, documents, reports and settings. Until then nothing is charged, and nothing is sent in your name.

To keep your account, sign in by then and choose “Keep my account”:
${url}

To take your data with you, choose “Export all data” in the same place.`,
      ),
    }),
    'organization-deletion-requested': ({ name, when, day, url }: Requested) => ({
      subject: `Deletion of ${quoted(name)} requested`,
      text: letter(
        `The deletion of your organization ${quoted(name)} was requested on ${when}. On ${day} it will be deleted for good: entries, documents, reports and settings. Your account and your other organizations stay. Until then nothing is charged for it, and nothing is sent in its name.

To keep it, sign in by then and choose “Keep this organization”:
${url}`,
      ),
    }),
    'account-deletion-withdrawn': ({ when }: When & { readonly name: string }) => ({
      subject: 'Your Matchbook account won’t be deleted',
      text: letter(
        `The deletion of your Matchbook account was canceled on ${when}. Everything is as it was, and schedules continue.`,
      ),
    }),
    'organization-deletion-withdrawn': ({ name, when }: When & { readonly name: string }) => ({
      subject: `${quoted(name)} won’t be deleted`,
      text: letter(
        `The deletion of your organization ${quoted(name)} was canceled on ${when}. Everything is as it was, and schedules continue.`,
      ),
    }),
    'recovery-tried': ({ when }: When) => ({
      subject: 'Somebody tried recovery codes for your Matchbook account',
      text: letter(
        `Within an hour, somebody tried ten times to sign in to your Matchbook account without your authenticator app, the last time on ${when}. None of the tries let them in. We refuse further tries until the hour is over.`,
      ),
    }),
  },
};
