import { describe, expect, it } from 'vitest';
import { auditSummary } from '../../../../../functions/use-cases/audit-log/audit-summary.ts';
import { acts } from '../../../../../shared/audit-acts.ts';
import { languages } from '../../../../../shared/text/language.ts';

type Entry = Parameters<typeof auditSummary>[0];
const thing = (name?: string) => ({ id: 'a', ...(name === undefined ? {} : { name }) });
const inFrench = (entry: Entry) => auditSummary(entry, 'fr');

describe('what the audit log says of an act', () => {
  const said: readonly (readonly [Entry, string, string])[] = [
    [
      { act: 'entry-deleted', thing: thing('Lunch') },
      'Deleted entry “Lunch”',
      'A supprimé l’écriture « Lunch »',
    ],
    [{ act: 'entry-deleted' }, 'Deleted an entry', 'A supprimé une écriture'],
    [
      { act: 'entries-deleted', counts: { wanted: 14, done: 12, leftOut: 2 }, progress: 'completed' },
      'Deleted 12 entries',
      'A supprimé 12 écritures',
    ],
    [{ act: 'entries-edited', counts: { wanted: 1 } }, 'Edited 1 entry', 'A modifié 1 écriture'],
    [
      { act: 'entries-categorized', counts: { wanted: 300 }, progress: 'begun' },
      'Categorized 300 entries (in progress)',
      'A catégorisé 300 écritures (en cours)',
    ],
    [
      { act: 'import-committed', thing: thing('may.csv'), counts: { added: 1 }, progress: 'completed' },
      'Imported statement “may.csv”: 1 entry',
      'A importé le relevé « may.csv » : 1 écriture',
    ],
    [
      { act: 'import-undone', thing: thing('may.csv'), progress: 'failed' },
      'Undid the import of statement “may.csv” (stopped before it was done)',
      'A annulé l’importation du relevé « may.csv » (arrêté avant la fin)',
    ],
    [
      { act: 'entry-changed', thing: thing('Lunch'), fields: ['amount', 'date', 'somethingNew'] },
      'Changed entry “Lunch”: amount, date',
      'A modifié l’écriture « Lunch » : montant, date',
    ],
    [
      { act: 'member-invited', thing: thing('ana@example.com'), fields: ['assistant', 'view-only'] },
      'Invited ana@example.com (assistant, view only)',
      'A invité ana@example.com (assistant, lecture seule)',
    ],
    [
      { act: 'period-lock-changed', thing: thing('2026-03-31') },
      'Closed the books through March 31, 2026',
      'A fermé les livres jusqu’au 31 mars 2026',
    ],
    [
      { act: 'period-lock-changed', thing: thing() },
      'Reopened all closed periods',
      'A rouvert toutes les périodes closes',
    ],
  ];
  it.each(said)('tells %j', (entry, english, french) => {
    expect(auditSummary(entry, 'en')).toBe(english);
    expect(inFrench(entry).replaceAll('\u00a0', ' ')).toBe(french);
  });

  it('is a sentence of its own for every act, with a thing, a count or nothing told', () => {
    for (const language of languages) {
      const told = acts.map((act) => auditSummary({ act }, language));
      expect(told.filter((one, index) => told.indexOf(one) !== index)).toEqual([]);
      for (const act of acts)
        for (const entry of [{ act }, { act, thing: thing('X') }, { act, counts: { wanted: 2 } }])
          expect(auditSummary(entry, language)).not.toMatch(/undefined|NaN|\s{2}|^\s*$/);
    }
  });
});
