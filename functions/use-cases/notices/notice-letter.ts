import { monthOf } from '../../../shared/civil-date.ts';
import { formatDay } from '../../../shared/format-day.ts';
import type { Person } from '../../../shared/model/organization.ts';
import type { Subscribed } from '../../../shared/model/mail-subscription.ts';
import { noticePath } from '../../../shared/notice-path.ts';
import { inBooks, notificationSettingsPath, paths, unsubscribePath } from '../../../shared/paths.ts';
import { API_PREFIX } from '../../../shared/contract/route.ts';
import { unsubscribe } from '../../../shared/contract/mail-subscriptions.ts';
import { languageTags, usualLanguage } from '../../../shared/text/language.ts';
import type { Language } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredNotice } from '../../store/notices.ts';
import { letterPage, letterText } from '../letters/letter-frame.ts';
import type { Letter } from '../letters/letter-frame.ts';
import { moneyInLetter } from '../letters/money-in-letter.ts';

type Parts = Pick<Cloud, 'mailSubscriptions' | 'siteUrl' | 'supportAddress' | 'now'>;

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
  // Whoever reads it may work in other books by then.
  const urlOf = (path: string) => siteUrl + inBooks(path, organization.id);
  const language = person.language ?? usualLanguage;
  const { notices: words } = wordsFor(language);
  const token = await cloud.mailSubscriptions.makeLink({
    ...{ organizationId: organization.id, userId: person.id, of, at: cloud.now().toISOString() },
  });
  const events = happened.map((notice) => ({
    event: { label: words.titles[notice.kind], url: urlOf(noticePath(notice)) },
    about: aboutOf(notice, organization, language),
  }));
  const [first] = events;
  const letter: Letter = {
    language,
    parts: [
      { text: words.lead({ organization: organization.name }) },
      ...events,
      ...(more > 0
        ? [{ link: { label: words.more({ count: more }), url: urlOf(paths.notifications) } }]
        : []),
    ],
    foot: words.why[of === 'daily' ? 'daily' : 'at-once'],
    links: [
      { label: words.choose, url: urlOf(notificationSettingsPath) },
      { label: words.stop, url: siteUrl + unsubscribePath(token) },
    ],
  };
  return {
    ...{ to: person.email, toName: person.fullName, attachments: [] },
    tags: { organization: organization.id },
    replyTo: { name: 'Matchbook', address: supportAddress },
    subject:
      of === 'daily' || !first
        ? words.dailySubject({ organization: organization.name, count: events.length + more })
        : `${first.event.label}: ${eventsByName.includes(of) ? (happened[0]?.name ?? '') : first.about}`,
    text: letterText(letter),
    html: letterPage(letter),
    unsubscribeUrl: `${siteUrl}${API_PREFIX}${unsubscribe.path}?token=${token}`,
  };
}

/** Of these the letter has a sentence, and its subject the name of the plan or organization. */
const eventsByName: readonly Subscribed[] = [
  ...(['payment-failed', 'plan-ended', 'trial-ending', 'plan-limit-near'] as const),
  ...(['deletion-requested', 'deletion-withdrawn'] as const),
];

const NONE = { used: 0, limit: 0 };

function aboutOf(
  { kind, name, day = '', figures, documents = NONE, text = '' }: StoredNotice,
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
    case 'payment-failed':
    case 'trial-ending':
    case 'deletion-requested':
      return abouts[kind]({ name, day: formatDay(day, dateFormat) });
    case 'plan-limit-near':
      return abouts[kind]({ ...documents, day: formatDay(day, dateFormat) });
    case 'plan-ended':
    case 'deletion-withdrawn':
      return abouts[kind]({ name });
    case 'question-asked':
    case 'question-answered':
    case 'question-commented':
      return abouts.said({ name, text });
    case 'figures-changed':
      return figures
        ? abouts[kind]({
            period: [day, ...(figures.to === undefined ? [] : [figures.to])]
              .map((one) => formatDay(one, dateFormat))
              .join(' – '),
            ...sumsIn(figures, language),
          })
        : abouts.named({ name });
    default:
      return abouts.named({ name });
  }
}

/** Changed figures in words, expenses without their sign. */
function sumsIn({ currency, ...figures }: NonNullable<StoredNotice['figures']>, language: Language) {
  const say = (minor: number) => moneyInLetter(minor, currency, language);
  return {
    incomeBefore: say(figures.incomeBefore),
    incomeAfter: say(figures.incomeAfter),
    expensesBefore: say(0 - figures.expensesBefore),
    expensesAfter: say(0 - figures.expensesAfter),
  };
}

const monthIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(languageTags[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${monthOf(day)}-01T00:00:00Z`));
