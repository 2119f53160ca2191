import { v7 } from 'uuid';
import { email, password } from './audited-books.ts';
import type { AuditedBooks, AuditTrials } from './audited-books.ts';

const proof = { body: { code: '123456', password } };

/** A second factor that is on, with its recovery codes. */
const turnedOn = async ({ ask }: AuditedBooks) => {
  const { codes } = await ask('turnOnSecondFactor', proof);
  return codes as string[];
};

/** A session that its own person ends. */
const session = async ({ cloud, organizationId: userId }: AuditedBooks) => {
  const id = v7();
  const since = cloud.now().toISOString();
  const kept = { id, userId, since, seenAt: since, browser: 'Firefox', system: 'Linux' };
  await cloud.table.write(cloud.sessions.beginning(kept, []));
  return { id, claims: { origin_jti: id, auth_time: String(Date.parse(since) / 1000) } };
};

/** A session that nobody has seen yet. */
const newSession = () => ({
  claims: { origin_jti: v7(), auth_time: String(Math.trunc(Date.now() / 1000)) },
});

/** Routes about somebody's way in. */
export const signInTrials: AuditTrials = {
  getMe: { act: 'signed-in', request: newSession },
  countUnread: { act: 'signed-in', request: newSession },
  changePassword: {
    act: 'password-changed',
    request: () => ({ body: { currentPassword: password, newPassword: 'Another-horse-8' } }),
  },
  endAllSessions: { act: 'sessions-ended', request: () => ({ body: { keepThis: true, password } }) },
  endSession: { act: 'session-ended', request: session },
  turnOnSecondFactor: { act: 'second-factor-turned-on', request: () => proof },
  turnOffSecondFactor: {
    act: 'second-factor-turned-off',
    request: async (books) => {
      await turnedOn(books);
      return proof;
    },
  },
  renewRecoveryCodes: {
    act: 'recovery-codes-renewed',
    isEachAnother: true,
    request: async (books) => {
      await turnedOn(books);
      return proof;
    },
  },
  recoverSignIn: {
    act: 'sign-in-recovered',
    through: 'recovery-code',
    request: async (books) => {
      const [code = ''] = await turnedOn(books);
      return { body: { email, password, code } };
    },
  },
};
