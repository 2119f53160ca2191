import { randomUUID } from 'node:crypto';
import type { SharedOpening } from '../../../shared/model/shared-link.ts';
import { deviceOf } from '../../domain/books/device.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { tellOnce } from '../notices/tell.ts';
import type { OpenedLink } from './opened-link.ts';

export type NotingParts = Pick<Cloud, 'sharedLinks' | 'notices' | 'outbox' | 'now' | 'log'>;

/** What a link was used for, and with what. */
export interface Use {
  readonly what: SharedOpening['what'];
  readonly userAgent: string;
}

/**
 * Notes that a link was used, before anything of it is shown. Each use is an item of its own, which nobody else writes; what all of them
 * write, the count and what its people are told, must not keep anybody from seeing the page.
 */
export async function noteOpening(
  opened: OpenedLink,
  { what, userAgent }: Use,
  cloud: NotingParts,
): Promise<void> {
  const { organizationId, id: linkId } = opened.link;
  const use = { organizationId, linkId, id: randomUUID(), what, at: cloud.now().toISOString() };
  await cloud.sharedLinks.note({ ...use, ...deviceOf(userAgent) });
  if (what === 'refused') return;
  await count(opened, use, cloud).catch((error: unknown) =>
    cloud.log.error('use of a link not counted', { linkId, error }),
  );
}

/**
 * Counts a use. People are told of the first one on each day only: programs that look at the links of mails would else drown what matters.
 */
async function count(
  { link, report }: OpenedLink,
  { at, what }: Pick<SharedOpening, 'at' | 'what'>,
  cloud: NotingParts,
): Promise<void> {
  const { organizationId, id: aboutId, label } = link;
  const day = at.slice(0, 'yyyy-mm-dd'.length);
  const about = { kind: 'link-opened', aboutId, name: `${label} – ${report.name}`, once: day } as const;
  if (link.toldOn !== day) await tellOnce({ organizationId, ...about }, cloud);
  await cloud.sharedLinks.count(link, what === 'page' ? 1 : 0, { lastOpenedAt: at, toldOn: day });
}
