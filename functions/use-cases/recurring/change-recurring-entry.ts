import { countedFrom } from '../../../shared/due-days.ts';
import type { RecurringEntry, RecurringEntryChange } from '../../../shared/model/recurring-entry.ts';
import type { FieldTrouble } from '../../../shared/text/en/fields.ts';
import { signedAmount } from '../../domain/ledger/entry.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import {
  factsOn,
  goingOnFrom,
  nextDueOf,
  type EntryFacts,
  type KeptRecurringEntry,
} from '../../domain/recurring/recurring-entry.ts';
import type { Caller } from '../../runtime/caller.ts';
import { learnNames, type LearnedNames } from '../books/learn-names.ts';
import { changeRecurring, type RecurringParts } from './recurring-change.ts';

/** Changes the next entry alone or all that follow, if they still are as the person saw them; what was entered stays. */
export function changeRecurringEntry(
  id: string,
  change: RecurringEntryChange,
  caller: Caller,
  cloud: RecurringParts,
): Promise<RecurringEntry | Refusal> {
  return changeRecurring(caller, 'recurring-changed', id, cloud, (before, { organization, today }) => {
    if (before.deletedAt !== undefined) return refuse('not-found');
    if (before.version !== change.version) return refuse('changed-meanwhile');
    const { accountLabel, category } = change;
    const given = (name: string | undefined) => (name === undefined ? [] : [name]);
    const learned = learnNames(
      { accounts: given(accountLabel), categories: given(category) },
      organization,
      cloud,
    );
    if (isRefusal(learned)) return learned;
    const { names, writes } = learned;
    const after =
      change.scope === 'next'
        ? withNext(before, change, learned)
        : withFollowing(before, change, learned, today);
    return isRefusal(after) ? after : { after, names, writes, fields: changedOf(change) };
  });
}

/** Which facts a change names. */
const changedOf = ({ version: _version, scope: _scope, ...facts }: RecurringEntryChange): string[] =>
  Object.keys(facts);

function withNext(
  before: KeptRecurringEntry,
  change: RecurringEntryChange,
  learned: LearnedNames,
): KeptRecurringEntry | Refusal {
  const date = nextDueOf(before);
  if (date === undefined) return refuse('wrong-state');
  const facts = changedFacts(before, factsOn(before, date), change, learned);
  const { once: _once, ...following } = before;
  // What is like all that follow is no other than they.
  return isSame(facts, factsOn(following, date)) ? following : { ...before, once: { ...facts, date } };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Following = Extract<RecurringEntryChange, { scope: 'following' }>;

function withFollowing(
  before: KeptRecurringEntry,
  change: Following,
  learned: LearnedNames,
  today: string,
): KeptRecurringEntry | Refusal {
  const { scope: _scope, version: _version, endDate, isPaused = before.isPaused, ...said } = change;
  // Whoever says anew when it is due has read on which days it was not entered.
  const { endDate: _before, closedDates: _told, once, ...entry } = before;
  const isAnother = Object.values(said).some((fact) => fact !== undefined);
  const end = endDate === undefined ? before.endDate : (endDate ?? undefined);
  const changed = {
    ...entry,
    ...changedFacts(before, before, change, learned),
    ...(end === undefined ? {} : { endDate: end }),
    // What is said of all that follow is said of the next one as well.
    ...(once && !isAnother ? { once } : {}),
    isPaused,
  };
  const rested = before.isPaused || nextDueOf(before) === undefined;
  const goingOn = rested && !isPaused ? goingOnFrom(changed, today) : changed;
  const timed = withRhythm(goingOn, nextDueOf(before), change);
  return 'code' in timed ? refuse('invalid-input', { fields: { nextDueDate: timed } }) : timed;
}

/** The entry at another rhythm. Its months stay counted from the same day where that leads to the next day that is wanted. */
function withRhythm(
  entry: KeptRecurringEntry,
  due: string | undefined,
  change: Following,
): KeptRecurringEntry | FieldTrouble {
  const { frequency = entry.frequency, nextDueDate, firstDueDate = entry.firstDueDate } = change;
  const { skippedDates = entry.skippedDates } = change;
  const wanted = nextDueDate ?? due;
  const asked = { frequency, firstDueDate, skippedDates, due: wanted };
  const { enteredUntil } = entry;
  const standing = [entry.frequency, entry.firstDueDate, entry.skippedDates, due];
  if (isSame(Object.values(asked), standing) || wanted === undefined) return entry;
  if (enteredUntil !== undefined && wanted <= enteredUntil) return { code: 'due-already-entered' };
  const open = (change.skippedDates ?? []).filter((day) => enteredUntil === undefined || day > enteredUntil);
  return {
    ...entry,
    frequency,
    skippedDates: open,
    openFrom: [wanted, ...open].reduce((first, day) => (day < first ? day : first)),
    firstDueDate: countedFrom(wanted, frequency, [firstDueDate, entry.firstDueDate]),
  };
}

function changedFacts(
  { kind }: KeptRecurringEntry,
  facts: EntryFacts,
  { description, amount, category, accountLabel }: RecurringEntryChange,
  { accountId, categoryId }: LearnedNames,
): EntryFacts {
  return {
    description: description ?? facts.description,
    amount: amount === undefined ? facts.amount : signedAmount(kind, amount),
    categoryId: category === undefined ? facts.categoryId : categoryId(category),
    accountId: accountLabel === undefined ? facts.accountId : accountId(accountLabel),
  };
}
