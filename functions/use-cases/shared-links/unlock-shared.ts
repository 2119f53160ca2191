import { randomBytes } from 'node:crypto';
import { limits } from '../../../shared/limits.ts';
import { sharedPath } from '../../../shared/paths.ts';
import { usualLanguage } from '../../../shared/text/language.ts';
import { digestOf, isPhrase, SECRET_BYTES, secretFrom } from '../../domain/sharing/secrets.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { PageAnswer } from '../../domain/pages/page-answer.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import { noteOpening } from './note-opening.ts';
import type { NotingParts } from './note-opening.ts';
import { openedLink } from './opened-link.ts';
import { lockedPage } from './pages/locked-page.ts';
import { notOpened } from './show-shared.ts';
import { TICKET_COOKIE, TICKET_SECONDS } from './ticket.ts';

const TRIES_MAX = limits.passPhraseTriesAnHour;

interface Told {
  readonly token: string;
  readonly phrase: string;
  readonly userAgent: string;
}

/**
 * Leads whoever tells the pass phrase of a link on to its page. Their browser keeps a ticket that proves it for two hours, and for this link
 * alone: in the page's address it would be forwarded with it. Tries are counted before they are looked at; the wrong ones are noted.
 */
export async function unlockShared(
  { token, phrase, userAgent }: Told,
  cloud: NotingParts & Pick<Cloud, 'reports' | 'organizations'>,
): Promise<PageAnswer> {
  const opened = await openedLink(token, cloud);
  if (typeof opened === 'string') return notOpened(opened);
  const { link, report } = opened;
  if (!link.phrase) return { location: sharedPath(token) };
  const language = report.language ?? usualLanguage;
  const now = cloud.now();
  const counted = await retryOnConflict(
    () => cloud.sharedLinks.countTry(link, now, TRIES_MAX),
    TRIES_MAX + 1,
  );
  if (counted !== 'written') return lockedPage(token, language, 'tooMany');
  if (!(await isPhrase(phrase, link.phrase))) {
    await noteOpening(opened, { what: 'refused', userAgent }, cloud);
    return lockedPage(token, language, 'wrong');
  }
  const ticket = secretFrom(randomBytes(SECRET_BYTES));
  await cloud.sharedLinks.addTicket(
    link,
    digestOf(ticket),
    new Date(now.getTime() + TICKET_SECONDS * 1000).toISOString(),
  );
  const path = sharedPath(token);
  return {
    location: path,
    cookie: { name: TICKET_COOKIE, value: ticket, path, secondsKept: TICKET_SECONDS },
  };
}
