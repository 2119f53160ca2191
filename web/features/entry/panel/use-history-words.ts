import { unsortedCategoryIds } from '../../../../shared/unsorted-categories.ts';
import type { EntryFactChange, EntryHistoryLine } from '../../../../shared/model/entry-history.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useDateFormat } from '../../../format/date-format.ts';
import { formatDay } from '../../../format/format.ts';
import { useMoney } from '../../../format/use-money.ts';
import { useText } from '../../../text/use-text.ts';
import { useCategories } from '../../category/categories.ts';
import { useWorthWords } from '../use-worth-words.ts';
import { nameOfUse } from '../name-of-use.ts';
import { taxName } from './tax-name.ts';

/** Letters of a text in a sentence; more is to be read where it stands. */
const QUOTED_MAX = 60;

/** Says a line of an entry's history: who it was, and what they did, a sentence for each change. */
export function useHistoryWords({ currency, amount }: Pick<Transaction, 'currency' | 'amount'>) {
  const t = useText();
  const valueOf = useFactWords(currency);

  const changed = (change: EntryFactChange): string => {
    if (change.field === 'documents') return documents(change);
    if (change.field === 'noReceiptNeeded')
      return t(change.after ? 'entry.history.waived' : 'entry.history.wanted');
    if (change.field === 'reverseCharge')
      return t(change.after ? 'entry.history.reversed' : 'entry.history.notReversed');
    if (change.field === 'parts') return t(change.after ? 'entry.history.split' : 'entry.history.whole');
    if (change.field === 'use')
      return t(`entry.history.used.${change.after === null ? 'none' : nameOfUse(change.after, amount)}`);
    if (change.field === 'businessShare')
      return change.after === null
        ? t('entry.history.sharedAll')
        : t('entry.history.shared', { percent: change.after });
    const field = t(`entry.history.fields.${change.field}`);
    const [before, after] = valueOf(change);
    if (after === undefined) return t('entry.history.emptied', { field, before: before ?? '' });
    if (before === undefined) return t('entry.history.filled', { field, after });
    return t('entry.history.changed', { field, before, after });
  };
  const documents = ({ before, after }: Extract<EntryFactChange, { field: 'documents' }>): string => {
    const [was, is] = [before ?? [], after ?? []];
    const count = Math.max(1, Math.abs(is.length - was.length));
    return t(is.length >= was.length ? 'entry.history.linked' : 'entry.history.unlinked', { count });
  };
  const byRule = ({ byRule: isRuled }: EntryHistoryLine, sentence: string): string =>
    isRuled ? t('entry.history.byRule', { sentence }) : sentence;

  return (line: EntryHistoryLine): { name: string; sentences: string[] } => {
    const { act, by, fileName, isRecurring, changes } = line;
    const name = by === null ? t('common.product') : (by.name ?? t('entry.history.somebody'));
    if (act === 'removed' || act === 'restored') return { name, sentences: [t(`entry.history.${act}`)] };
    if (act === 'changed') {
      const toTell = changes.filter(isTold);
      const told = toTell.length > 0 ? toTell.map(changed) : [t('entry.history.other')];
      return { name, sentences: told.map((sentence) => byRule(line, sentence)) };
    }
    if (isRecurring) return { name, sentences: [t('recurring.entered')] };
    const added =
      fileName === undefined ? t('entry.history.added') : t('entry.history.imported', { fileName });
    return { name, sentences: [added] };
  };
}

/** Whether a change is told beside the others: whose money it is tells the kind as well, and of categories only real ones are. */
function isTold(change: EntryFactChange, _at: number, all: readonly EntryFactChange[]): boolean {
  if (change.field === 'kind') return all.every(({ field }) => field !== 'use');
  return change.field !== 'category' || both(change, categoryIn).some((name) => name !== undefined);
}

/** A category, unless its name only says that there is none. */
const categoryIn = (name: string): string | undefined =>
  unsortedCategoryIds.includes(name) ? undefined : name;

/** Facts that are told in sentences of their own. */
type ToldApart = 'documents' | 'noReceiptNeeded' | 'reverseCharge' | 'parts' | 'use' | 'businessShare';
type Told = Exclude<EntryFactChange, { field: ToldApart }>;

/** What a fact was and is as a person reads it; undefined for none. */
function useFactWords(currency: string): (change: Told) => (string | undefined)[] {
  const t = useText();
  const money = useMoney();
  const format = useDateFormat();
  const { labelOf } = useCategories();
  const { whole } = useWorthWords();
  const category = (name: string) => categoryIn(name) && labelOf(name);
  return (change) => {
    switch (change.field) {
      case 'amount':
        return both(change, (amount) => money(amount, currency, 'always'));
      case 'date':
        return both(change, (day) => formatDay(day, format));
      case 'kind':
        return both(change, (kind) => t(`entry.kinds.${kind}`));
      case 'category':
        return both(change, category);
      case 'taxes':
        return both(change, (taxes) =>
          taxes.map((tax) => `${taxName(tax)} ${money(tax.amount, currency)}`).join(', '),
        );
      case 'worth':
        return both(change, whole);
      case 'notes':
      case 'description':
        return both(change, quoted);
      case 'account':
        return both(change, (name) => name);
    }
  };
}

const both = <T>(
  { before, after }: { readonly before: T | null; readonly after: T | null },
  say: (value: T) => string | undefined,
): (string | undefined)[] => [before, after].map((value) => (value === null ? undefined : say(value)));

/** A text in quotation marks, in one line and no longer than a sentence bears. */
function quoted(text: string): string {
  const line = Array.from(text.replaceAll(/\s+/g, ' '));
  return `“${line.length > QUOTED_MAX ? `${line.slice(0, QUOTED_MAX).join('').trimEnd()}…` : line.join('')}”`;
}
