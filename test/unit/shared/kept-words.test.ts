import { describe, expect, it } from 'vitest';
import { english } from '../../../shared/text/en/english.ts';
import { french } from '../../../shared/text/fr/french.ts';
import { wordKept, wordsToKeep } from '../../../shared/text/kept-words.ts';
import { say } from '../../../shared/text/said.ts';

describe('words that are kept', () => {
  it('are said in the language of whoever reads them', () => {
    const kept = say(wordsToKeep.pairs, { code: 'days-apart', days: 2 });
    expect(wordKept(kept, english)).toBe('2 days apart');
    expect(wordKept(kept, french)).toBe('2 jours d’écart');
    expect(wordKept(wordsToKeep.problems['mail-refused'], french)).toBe(french.problems['mail-refused']);
  });

  it('are found in lists and in the facts of others', () => {
    const phrase = [
      say(wordsToKeep.matches, { code: 'same-amount' }),
      say(wordsToKeep.matches, { code: 'days-apart', days: 1 }),
    ].join(', ');
    const kept = say(wordsToKeep.matches, { code: 'lost-by-date', phrase });
    expect(wordKept(kept, english)).toBe('Second because of its date: same amount, 1 day apart');
    expect(wordKept(kept, french)).toBe('Deuxième à cause de la date\u00a0: même montant, 1 jour d’écart');
  });

  it.each([
    'TIM HORTONS #12',
    '\u0002no json\u0003',
    '\u0002{"group":"fields","code":"none"}\u0003',
    '\u0002[]\u0003',
    '\u0002',
  ])('leave what nobody kept for it as it is: %j', (text) => {
    expect(wordKept(text, french)).toBe(text);
  });
});
