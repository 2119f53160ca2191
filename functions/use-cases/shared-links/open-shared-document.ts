import { usualLanguage } from '../../../shared/text/language.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { PageAnswer } from '../../domain/pages/page-answer.ts';
import { openedFile } from '../receipts/opened-file.ts';
import { noteOpening } from './note-opening.ts';
import type { NotingParts } from './note-opening.ts';
import { isUnlocked, openedLink } from './opened-link.ts';
import { contentsOf, rowAt } from './package-rows.ts';
import { endedPage } from './pages/frame.ts';
import { lockedPage } from './pages/locked-page.ts';
import { nameIn } from './pages/rows-part.ts';
import { notOpened } from './show-shared.ts';

interface Asked {
  readonly token: string;
  readonly ticket?: string | undefined;
  /** The place of an entry in the package, and of a document at it: `17-0`. */
  readonly document: string;
  readonly userAgent: string;
}

/** Leads on to a document of a package for the next minutes. Nothing is found that the package does not hold; what was deleted since is told. */
export async function openSharedDocument(
  { token, ticket, document, userAgent }: Asked,
  cloud: NotingParts & Pick<Cloud, 'reports' | 'organizations' | 'files'>,
): Promise<PageAnswer> {
  const opened = await openedLink(token, cloud);
  if (typeof opened === 'string') return notOpened(opened);
  const { link, report } = opened;
  const language = report.language ?? usualLanguage;
  if (!(await isUnlocked(link, ticket, cloud))) return lockedPage(token, language);
  const contents = await contentsOf(report, cloud);
  const [place = 0, at = 0] = document.split('-').map(Number);
  const row = contents && (await rowAt(report, contents, place, cloud));
  const paper = row?.documents[at];
  if (!paper) return endedPage('unknown', 404, language);
  const { organizationId } = link;
  const { uploadId, contentType, path } = paper;
  if (!(await cloud.files.hasOriginal(organizationId, uploadId))) return endedPage('document', 410, language);
  await noteOpening(opened, { what: 'document', userAgent }, cloud);
  const original = { organizationId, uploadId, fileName: nameIn(path).toWellFormed(), contentType };
  return { location: (await openedFile(original, { as: 'view' }, cloud)).url };
}
