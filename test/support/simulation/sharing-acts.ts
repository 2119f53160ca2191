import { isRefusal } from '../../../functions/domain/outcome.ts';
import type { Caller } from '../../../functions/runtime/caller.ts';
import { createSharedLink } from '../../../functions/use-cases/shared-links/create-shared-link.ts';
import { noteOpening } from '../../../functions/use-cases/shared-links/note-opening.ts';
import { openedLink } from '../../../functions/use-cases/shared-links/opened-link.ts';
import { revokeSharedLink } from '../../../functions/use-cases/shared-links/revoke-shared-link.ts';
import type { Link } from './link.ts';
import { uuidFrom } from './same-chances.ts';
import type { World } from './world.ts';

const OPENERS = 4;
const NOT_COUNTED = 'use of a link not counted';

/** Shares a report that is made, and has others open it, some of them while it is revoked. */
export async function share(world: World, caller: Caller): Promise<void> {
  const { cloud, scheduler } = world;
  const { organizationId, userId } = caller;
  const [id, reportId] = [uuidFrom(scheduler.random), organizationId];
  const at = scheduler.now().toISOString();
  const made = await world.request('share', async () => {
    await cloud.table.tryWrite([
      cloud.reports.addition({
        ...{ id: reportId, organizationId, userId, name: 'report.csv', type: 'transactions', format: 'csv' },
        ...{ from: '2026-01-01', to: '2026-03-31', fields: [], onlyMatched: false, asked: '', version: 1 },
        ...{ status: 'Ready', size: 1, createdAt: at, changedAt: at, isKept: true, language: 'en' },
      }),
    ]);
    return createSharedLink({ id, reportId, label: 'Anna', days: 30 }, caller, cloud);
  });
  if (!made || isRefusal(made)) return;
  const token = made.url.split('/').at(-1) ?? '';
  world.links.push({ id, organizationId, token, shown: 0, isRevoked: false });
}

/** Several open a link at once; now and then it is revoked meanwhile. */
export async function openShared(world: World, caller: Caller): Promise<void> {
  const { scheduler } = world;
  const own = world.links.filter(({ organizationId }) => organizationId === caller.organizationId);
  if (own.length === 0) return;
  const link = scheduler.pick(own);
  const openers = Array.from({ length: OPENERS }, () => open(world, link));
  await Promise.all([...openers, ...(scheduler.chance(0.3) ? [revoke(world, link, caller)] : [])]);
}

/** As its page does before it is drawn: the page itself needs fonts, which Node alone doesn't read. */
async function open(world: World, link: Link): Promise<void> {
  await world.request('open', async () => {
    const wasRevoked = link.isRevoked;
    const opened = await openedLink(link.token, world.cloud);
    if (typeof opened === 'string') return;
    await noteOpening(opened, { what: 'page', userAgent: '' }, world.cloud);
    link.shown += 1;
    if (wasRevoked) world.unforeseen.push(`Link ${link.id} opened after it was revoked.`);
  });
}

async function revoke(world: World, link: Link, caller: Caller): Promise<void> {
  await world.request('revoke', async () => {
    const answer = await revokeSharedLink(link.id, caller, world.cloud);
    if (isRefusal(answer) || answer.revokedAt === null)
      world.unforeseen.push(`Link ${link.id} was not revoked: ${JSON.stringify(answer)}`);
    else link.isRevoked = true;
  });
}

/** Each page that was shown is noted, and counted where that did not fail. */
export async function wrongOpenings(world: World, organizationId: string): Promise<string[]> {
  const uncounted = world.logged.filter((line) => line === NOT_COUNTED).length;
  const found: string[] = [];
  for (const { id, shown } of world.links.filter((link) => link.organizationId === organizationId)) {
    const noted = world.table
      .itemsUnder(`ORG#${organizationId}`)
      .filter((item) => item['entity'] === 'shared-opening' && item['linkId'] === id).length;
    const counted = (await world.cloud.sharedLinks.get(organizationId, id))?.openings ?? 0;
    if (noted < shown) found.push(`Link ${id} was shown ${shown} times, and ${noted} are noted.`);
    if (counted < shown - uncounted)
      found.push(`Link ${id} was shown ${shown} times, and ${counted} counted.`);
  }
  return found;
}
