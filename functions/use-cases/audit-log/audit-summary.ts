import { kindOf } from '../../../shared/audit-acts.ts';
import { isCivilDate } from '../../../shared/civil-date.ts';
import { auditWords } from '../../../shared/text/audit-words.ts';
import { dayInWords } from '../../../shared/text/day-in-words.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import { wordKept } from '../../../shared/text/kept-words.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { AuditEntry } from '../../store/audit-entries.ts';

/** What an entry of the audit log says, in a language: in that of whoever reads it where none is named. */
export function auditSummary(
  {
    act,
    thing,
    fields = [],
    counts = {},
    progress,
  }: Pick<AuditEntry, 'act' | 'thing' | 'fields' | 'counts' | 'progress'>,
  language: Language = spokenLanguage(),
): string {
  const words = auditWords(language);
  const { name } = thing ?? {};
  const day = name !== undefined && isCivilDate(name) ? dayInWords(name, language) : undefined;
  const count = COUNTED.map((one) => counts[one]).find((one) => one !== undefined);
  const said = words.summaries[act]({ name: name === undefined ? name : nameIn(act, name), count, day });
  const known = (names: Readonly<Record<string, string>>): string =>
    [...new Set(fields.flatMap((field) => names[field] ?? []))].join(', ');
  const [given, changed] = kindOf(act) === 'team' ? [known(words.grants), ''] : ['', known(words.fields)];
  let sentence = said;
  if (given !== '') sentence = words.granting(said, given);
  if (changed !== '') sentence = words.changing(said, changed);
  return progress === 'begun' || progress === 'failed' ? words.progress[progress](sentence) : sentence;
}

/** By which of its counts an act says how much was done; once it has ended, by what was done instead of what was wanted. */
const COUNTED = ['done', 'added', 'removed', 'entries', 'items', 'wanted'] as const;

/** What an entry of the books was called may be words of the product's own. */
const nameIn = (act: AuditEntry['act'], name: string): string =>
  kindOf(act) === 'entries' ? sayDescription(name) : wordKept(name);
