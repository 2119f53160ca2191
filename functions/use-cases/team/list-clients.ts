import { todayIn } from '../../../shared/civil-date.ts';
import { SUGGESTIONS_COUNTED_MAX } from '../../../shared/model/client.ts';
import type { Client } from '../../../shared/model/client.ts';
import type { BookSettings } from '../../../shared/model/organization.ts';
import { isSampleBooks } from '../../../shared/sample-books.ts';
import { waitingFor } from '../../domain/questions/question-counts.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { nextReturn } from '../../domain/team/next-return.ts';
import type { DueReturn } from '../../domain/team/next-return.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Membership } from '../../store/people.ts';
import { onePage } from '../page.ts';
import type { Page, PageQuery } from '../page.ts';

type Parts = Pick<
  Cloud,
  'people' | 'organizations' | 'ledger' | 'matches' | 'questions' | 'periodLocks' | 'imports' | 'now'
>;

/** An organization that the caller is a member of, with what decides its place in the list. */
interface Standing {
  readonly membership: Membership;
  readonly settings: BookSettings;
  readonly due: DueReturn | undefined;
}

/** Of the newest imports so many are looked at for one that is in the books. */
const LOOKED_AT = 5;
/** Behind every day that there is. */
const NEVER = '9999-99-99';

/**
 * What waits in each organization of the caller, those first whose return is due first, then by name. Of all of them their settings are read,
 * which decide the order; of those on the page counts and single items: nothing that grows with their rows.
 */
export async function listClients(
  query: PageQuery,
  caller: Caller,
  cloud: Parts,
): Promise<Page<Client> | Refusal> {
  const memberships = (await cloud.people.memberships(caller.userId)).filter(
    ({ organizationId }) => !isSampleBooks(organizationId),
  );
  const found = await cloud.organizations.settingsOfMany(
    memberships.map(({ organizationId }) => organizationId),
  );
  const settingsOf = new Map(found.map((settings) => [settings.id, settings]));
  const standings = memberships
    .flatMap((membership): Standing[] => {
      const settings = settingsOf.get(membership.organizationId);
      if (!settings) return [];
      return [{ membership, settings, due: nextReturn(settings, todayIn(settings.timeZone, cloud.now())) }];
    })
    .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
  // The name keeps a cursor of another list from being taken for one of this.
  const listed = { ...query, list: 'clients' };
  const page = await onePage<Standing>(listed, caller, {
    read: ({ after, limit }) => {
      const from = after === undefined ? 0 : standings.findIndex(({ settings: { id } }) => id === after) + 1;
      const items = standings.slice(from, from + limit);
      return Promise.resolve({ items, more: from + limit < standings.length });
    },
    positionOf: ({ settings: { id } }) => id,
  });
  if (isRefusal(page)) return page;
  return { ...page, items: await Promise.all(page.items.map((one) => clientOf(one, cloud))) };
}

const placeOf = ({ due, settings: { name, id } }: Standing): string =>
  [due?.dueOn ?? NEVER, name.toLowerCase(), id].join('\n');

async function clientOf({ membership, settings, due }: Standing, cloud: Parts): Promise<Client> {
  const { id, name } = settings;
  const { userId, role } = membership;
  const [left, suggestions, questions, lock, imports, abilities] = await Promise.all([
    cloud.ledger.workLeft(id),
    cloud.matches.countSuggestionsUpTo(id, SUGGESTIONS_COUNTED_MAX),
    cloud.questions.counts(id),
    cloud.periodLocks.of(id),
    cloud.imports.page(id, { after: undefined, limit: LOOKED_AT }),
    cloud.people.abilities(membership, cloud.now()),
  ]);
  return {
    ...{ id, name, role, suggestions },
    ...{ missingReceipts: left.withoutReceipt, uncategorized: left.withoutCategory },
    ...{ openQuestions: questions.open, questionsForMe: waitingFor(questions, { userId, abilities }) },
    lastImportAt: imports.items.find(({ status }) => status === 'committed')?.createdAt ?? null,
    closedUntil: lock?.until ?? null,
    nextReturn: due ?? null,
  };
}
