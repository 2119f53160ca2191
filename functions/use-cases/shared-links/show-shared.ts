import { usualLanguage } from '../../../shared/text/language.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { PageAnswer } from '../../domain/pages/page-answer.ts';
import { organizationOf } from '../books/organization-of.ts';
import { noteOpening } from './note-opening.ts';
import type { NotingParts } from './note-opening.ts';
import { isUnlocked, openedLink } from './opened-link.ts';
import type { OpenedLink } from './opened-link.ts';
import { contentsOf, foundRows } from './package-rows.ts';
import { addressesOf } from './pages/addresses.ts';
import { endedPage } from './pages/frame.ts';
import { lockedPage } from './pages/locked-page.ts';
import { packagePage } from './pages/package-page.ts';
import { reportPage } from './pages/report-page.ts';
import { spellingOf } from './pages/spelling.ts';

export type SharedParts = NotingParts & Pick<Cloud, 'reports' | 'files' | 'organizations'>;

interface Asked {
  readonly token: string;
  readonly ticket?: string | undefined;
  readonly q: string;
  readonly page: number;
  readonly userAgent: string;
}

/**
 * The page that a link leads to. Where a pass phrase is needed and was not told, the page that asks for it; where the link is none or is over,
 * one that says so. Nothing of it is shown before it is noted that it was opened.
 */
export async function showShared(asked: Asked, cloud: SharedParts): Promise<PageAnswer> {
  const { token, ticket, q, page, userAgent } = asked;
  const opened = await openedLink(token, cloud);
  if (typeof opened === 'string') return notOpened(opened);
  const { link, report } = opened;
  const language = report.language ?? usualLanguage;
  if (!(await isUnlocked(link, ticket, cloud))) return lockedPage(token, language);
  await noteOpening(opened, { what: q === '' && page === 1 ? 'page' : 'search', userAgent }, cloud);
  const contents = await contentsOf(report, cloud);
  const addresses = addressesOf(token);
  if (!contents) return { status: 200, html: await reportHtml(opened, addresses, cloud) };
  const { day, money } = spellingOf(contents.language, contents.dateFormat);
  const spelling = {
    day,
    amount: (row: { amount: number; currency: string }) => money(row.amount, row.currency),
  };
  const rows = await foundRows(report, contents, { search: q, page, spelling }, cloud);
  return { status: 200, html: packagePage({ link, report, contents, rows }, addresses) };
}

async function reportHtml(
  { link, report }: OpenedLink,
  addresses: ReturnType<typeof addressesOf>,
  cloud: SharedParts,
): Promise<string> {
  const { name: organization, dateFormat } = await organizationOf(report.organizationId, cloud);
  const language = report.language ?? usualLanguage;
  return reportPage({ link, report, language }, { organization, dateFormat }, addresses);
}

/** What is told of a link that does not open: that there is none, or that it is over. */
export const notOpened = (why: 'unknown' | 'ended'): PageAnswer =>
  why === 'unknown' ? endedPage('unknown', 404) : endedPage('over', 410);
