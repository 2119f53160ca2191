import { randomUUID } from 'node:crypto';
import type { SharedOpening } from '../../../shared/model/shared-link.ts';
import { deviceOf } from '../../domain/books/device.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { tellOnce } from '../notices/tell.ts';
import type { OpenedLink } from './opened-link.ts';

export type NotingParts = Pick<Cloud, 'change' | 'sharedLinks' | 'notices' | 'now' | 'log'>;

/** What a link was used for, and with what. */
export interface Use {
  readonly what: SharedOpening['what'];
  readonly userAgent: string;
}

/**
 * Notes that a link was used, before anything of it is shown. Each use is an item of its own, which nobody else writes; what all of them
 * write, the count and what its people are told, must not keep anybody from seeing the page, nor one of the two the other.
 */
export async function noteOpening(
  opened: OpenedLink,
  { what, userAgent }: Use,
  cloud: NotingParts,
): Promise<void> {
  const { organizationId, id: linkId } = opened.link;
  const at = cloud.now().toISOString();
  const use = { organizationId, linkId, id: randomUUID(), what, at };
  await cloud.sharedLinks.note({ ...use, ...deviceOf(userAgent) });
  if (what === 'refused') return;
  const pages = what === 'page' ? 1 : 0;
  await cloud.sharedLinks
    .count(opened.link, pages, at)
    .catch((error: unknown) => cloud.log.error('use of a link not counted', { linkId, error }));
  await tell(opened, at, cloud).catch((error: unknown) =>
    cloud.log.error('use of a link not told', { linkId, error }),
  );
}

/** Tells people of the first use on each day only: programs that look at the links of mails would else drown what matters. */
async function tell({ link, report }: OpenedLink, at: string, cloud: NotingParts): Promise<void> {
  const { organizationId, id: aboutId, label } = link;
  const day = at.slice(0, 'yyyy-mm-dd'.length);
  if (link.toldOn === day) return;
  const about = { kind: 'link-opened', aboutId, name: `${label} – ${report.name}`, once: day } as const;
  await tellOnce({ organizationId, ...about }, cloud);
  await cloud.sharedLinks.keepTold(link, day);
}
