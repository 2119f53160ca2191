import { randomBytes } from 'node:crypto';
import { LINK_DAYS } from '../../../shared/model/shared-link.ts';
import { sharedPath } from '../../../shared/paths.ts';
import { endOfLink } from '../../domain/sharing/link-state.ts';
import { digestOf, keptPhrase, SALT_BYTES, SECRET_BYTES, secretFrom } from '../../domain/sharing/secrets.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredSharedLink } from '../../store/shared-links.ts';
import type { Write } from '../../store/writes.ts';

/** Which report a link is to lead to, for how long, and in whose name. */
export interface LinkOrder extends Pick<
  StoredSharedLink,
  'id' | 'organizationId' | 'userId' | 'reportId' | 'label' | 'sender'
> {
  /** As many as usual unless told. */
  readonly days?: number;
  readonly passPhrase?: string | undefined;
}

/** A link with its address, which can be told this once, and the writes that keep it. */
export interface NewLink {
  readonly link: StoredSharedLink;
  readonly url: string;
  readonly writes: readonly Write[];
}

/** Makes a link to a report. It opens once its writes are written, beside whatever it is made for; they are refused where its id is taken. */
export async function newSharedLink(
  { days = LINK_DAYS, passPhrase, ...order }: LinkOrder,
  { sharedLinks, siteUrl, now }: Pick<Cloud, 'sharedLinks' | 'siteUrl' | 'now'>,
): Promise<NewLink> {
  const token = secretFrom(randomBytes(SECRET_BYTES));
  const at = now();
  const phrase =
    passPhrase === undefined ? undefined : await keptPhrase(passPhrase, secretFrom(randomBytes(SALT_BYTES)));
  const link: StoredSharedLink = {
    ...order,
    digest: digestOf(token),
    ...(phrase && { phrase }),
    createdAt: at.toISOString(),
    endsAt: endOfLink(at, days),
    ...{ revokedAt: null, openings: 0, lastOpenedAt: null },
  };
  return { link, url: siteUrl + sharedPath(token), writes: sharedLinks.adding(link) };
}
