import { usualLanguage } from '../../../shared/text/language.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { PageAnswer } from '../../domain/pages/page-answer.ts';
import { madeReportFile } from '../archive/made-report-file.ts';
import { noteOpening } from './note-opening.ts';
import type { NotingParts } from './note-opening.ts';
import { isUnlocked, openedLink } from './opened-link.ts';
import { lockedPage } from './pages/locked-page.ts';
import { notOpened } from './show-shared.ts';

interface Asked {
  readonly token: string;
  readonly ticket?: string | undefined;
  readonly userAgent: string;
}

/** Leads on to the whole file that a link leads to, for the next minutes. */
export async function downloadShared(
  { token, ticket, userAgent }: Asked,
  cloud: NotingParts & Pick<Cloud, 'reports' | 'organizations' | 'files'>,
): Promise<PageAnswer> {
  const opened = await openedLink(token, cloud);
  if (typeof opened === 'string') return notOpened(opened);
  const { link, report } = opened;
  if (!(await isUnlocked(link, ticket, cloud))) return lockedPage(token, report.language ?? usualLanguage);
  const made = await madeReportFile(report.id, link.organizationId, cloud);
  if (isRefusal(made)) return notOpened('ended');
  await noteOpening(opened, { what: 'download', userAgent }, cloud);
  return { location: made.file.url };
}
