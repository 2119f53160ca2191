import { escapeUTF8 } from 'entities';
import { monthOf } from '../../../shared/civil-date.ts';
import { formatDay } from '../../../shared/format-day.ts';
import type { Person } from '../../../shared/model/organization.ts';
import type { Subscribed } from '../../../shared/model/subscription.ts';
import { noticePath } from '../../../shared/notice-path.ts';
import { notificationSettingsPath, paths, unsubscribePath } from '../../../shared/paths.ts';
import { API_PREFIX } from '../../../shared/contract/route.ts';
import { unsubscribe } from '../../../shared/contract/subscriptions.ts';
import { languageTags, usualLanguage } from '../../../shared/text/language.ts';
import type { Language } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredNotice } from '../../store/notices.ts';

type Parts = Pick<Cloud, 'subscriptions' | 'siteUrl' | 'supportAddress' | 'now'>;

/** Whom a mail of what happened goes to, and in whose books that was. */
interface Reader {
  readonly person: Person;
  readonly organization: StoredOrganization;
}

/** What happened, the first of it by name; `more`: how much else there is. */
interface Happened {
  readonly notices: readonly StoredNotice[];
  readonly more?: number;
}

/** The mail that tells somebody what happened, with a link to each thing, and one that turns such mails off without signing in. */
export async function noticeLetter(
  of: Subscribed,
  { notices: happened, more = 0 }: Happened,
  reader: Reader,
  cloud: Parts,
): Promise<Mail> {
  const { person, organization } = reader;
  const { siteUrl, supportAddress } = cloud;
  const language = person.language ?? usualLanguage;
  const { notices: words } = wordsFor(language);
  const token = await cloud.subscriptions.makeLink({
    ...{ organizationId: organization.id, userId: person.id, of, at: cloud.now().toISOString() },
  });
  const events = happened.map((notice) => ({
    title: words.titles[notice.kind],
    about: aboutOf(notice, organization, language),
    url: siteUrl + noticePath(notice),
  }));
  const [first] = events;
  const letter: Letter = {
    lead: words.lead({ organization: organization.name }),
    events,
    ...(more > 0 ? { more: { label: words.more({ count: more }), url: siteUrl + paths.notifications } } : {}),
    why: words.why[of === 'daily' ? 'daily' : 'at-once'],
    links: [
      { label: words.choose, url: siteUrl + notificationSettingsPath },
      { label: words.stop, url: siteUrl + unsubscribePath(token) },
    ],
  };
  return {
    ...{ to: person.email, toName: person.fullName, attachments: [] },
    replyTo: { name: 'Matchbook', address: supportAddress },
    subject:
      of === 'daily' || !first
        ? words.dailySubject({ organization: organization.name, count: events.length + more })
        : `${first.title}: ${first.about}`,
    text: textOf(letter),
    html: pageOf(letter, languageTags[language]),
    unsubscribeUrl: `${siteUrl}${API_PREFIX}${unsubscribe.path}?token=${token}`,
  };
}

interface Link {
  readonly label: string;
  readonly url: string;
}

interface Letter {
  readonly lead: string;
  readonly events: readonly { readonly title: string; readonly about: string; readonly url: string }[];
  readonly more?: Link;
  readonly why: string;
  readonly links: readonly Link[];
}

function aboutOf(
  { kind, name, day = '' }: StoredNotice,
  { dateFormat }: StoredOrganization,
  language: Language,
): string {
  const { abouts } = wordsFor(language).notices;
  switch (kind) {
    case 'suggestions-waiting':
      return abouts[kind];
    case 'recurring-missing':
      return abouts[kind]({ name, day: formatDay(day, dateFormat) });
    case 'statement-missing':
      return abouts[kind]({ name, month: monthIn(language, day) });
    default:
      return abouts.named({ name });
  }
}

const monthIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(languageTags[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${monthOf(day)}-01T00:00:00Z`));

function textOf({ lead, events, more, why, links }: Letter): string {
  const named = ({ label, url }: Link) => `${label}\n${url}`;
  return [
    lead,
    ...events.map(({ title, about, url }) => `${title}\n${about}\n${url}`),
    ...(more ? [named(more)] : []),
    ['--', why, ...links.map(named)].join('\n'),
  ].join('\n\n');
}

const INK =
  'font:16px/1.5 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;max-width:560px;margin:24px auto;padding:0 16px';
const EMBER = 'color:#b8431f';
const SMALL = 'font-size:13px;color:#6b6560;border-top:1px solid #d9d3cb;padding-top:16px;margin-top:28px';

/** The same as a page. What people typed stands in it as text alone. */
function pageOf({ lead, events, more, why, links }: Letter, language: string): string {
  const link = ({ label, url }: Link) =>
    `<a href="${escapeUTF8(url)}" style="${EMBER}">${escapeUTF8(label)}</a>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body><div style="${INK}">`,
    `<p>${escapeUTF8(lead)}</p>`,
    ...events.map(
      ({ title, about, url }) =>
        `<p><strong>${link({ label: title, url })}</strong><br>${escapeUTF8(about)}</p>`,
    ),
    ...(more ? [`<p>${link(more)}</p>`] : []),
    `<p style="${SMALL}">${escapeUTF8(why)}<br>${links.map(link).join(' · ')}</p></div></body></html>`,
  ].join('\n');
}
