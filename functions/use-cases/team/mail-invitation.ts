import { joinTeamPath } from '../../../shared/paths.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredInvitation } from '../../store/teams.ts';
import { letterPage, letterText } from '../letters/letter-frame.ts';
import type { Letter } from '../letters/letter-frame.ts';
import { giveUpMailing, mailOnce } from '../mail-once.ts';
import { settingsOf } from '../books/organization-of.ts';
import { isOpen } from './shown-invitation.ts';

type Parts = Pick<
  Cloud,
  'change' | 'teams' | 'people' | 'organizations' | 'mail' | 'siteUrl' | 'supportAddress' | 'now' | 'log'
>;

/** Mails an invitation, at most once a code: nothing of one that has ended meanwhile. */
export async function mailInvitation(organizationId: string, id: string, cloud: Parts): Promise<void> {
  const mailOf = (invitation: StoredInvitation) => letterOf(invitation, cloud);
  await mailOnce({ id, ...kept(organizationId, id, cloud), mailOf }, cloud);
}

/** Ends the mailing of an invitation that was tried as often as it may be; its code can still be passed on. */
export async function giveUpInvitation(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'change' | 'teams'>,
): Promise<void> {
  await giveUpMailing(kept(organizationId, id, cloud), cloud);
}

const kept = (organizationId: string, id: string, { teams }: Pick<Cloud, 'teams'>) => ({
  organizationId,
  read: () => teams.invitation(organizationId, id),
  changing: (before: StoredInvitation, change: Partial<StoredInvitation>) =>
    teams.changingInvitation(before, change),
});

async function letterOf(invitation: StoredInvitation, cloud: Parts): Promise<Mail | undefined> {
  const { organizationId, userId, language, invitedEmail, invitationCode: code, role, endsAt } = invitation;
  const [team, inviter, { timeZone }] = await Promise.all([
    cloud.teams.get(organizationId),
    cloud.people.person(userId),
    settingsOf(organizationId, cloud),
  ]);
  if (!team || !inviter || !isOpen(invitation, cloud.now())) return undefined;
  const words = wordsFor(language).invitations;
  const facts = { inviter: inviter.fullName, team: team.name, role, endsAt, timeZone };
  const letter: Letter = {
    language,
    parts: [
      { text: words.lead(facts) },
      { text: words.what[role] },
      { link: { label: words.join, url: cloud.siteUrl + joinTeamPath(code) } },
      { facts: [{ label: words.code, value: code }] },
      { text: words.until(facts) },
    ],
    foot: words.why({ ...facts, email: invitedEmail }),
  };
  return {
    ...{ to: invitedEmail, attachments: [] },
    tags: { organization: organizationId },
    replyTo: { name: inviter.fullName, address: inviter.email },
    subject: words.subject(facts),
    text: letterText(letter),
    html: letterPage(letter),
  };
}
