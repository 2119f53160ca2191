import { describe, expect, it } from 'vitest';
import { templateFor } from '../../../shared/countries/index.ts';
import { formNotes } from '../../../shared/form-note.ts';

const part = (key: string, amount: number) => ({ key, label: key, amount, count: 1 });
const row = (key: string, ...parts: ReturnType<typeof part>[]) => ({
  ...{ key, label: key, count: parts.length, parts },
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
});

describe('formNotes', () => {
  it('tells for P15 the wages alone, without what else is on their line, and less what came back of them', () => {
    const rows = [
      row('P8 expense label P', part('expense:site-crew-wages', -90_000), part('expense:office', -5500)),
      row('P8 expense label G', part('expense:crew-superannuation', -10_800)),
      row('P8 expense label L', part('income:site-crew-wages', 1000)),
    ];
    expect(formNotes({ rows }, templateFor('Australia', 'contractor'))).toEqual([
      { about: 'wages', amount: 89_000 },
    ]);
    expect(formNotes({ rows: rows.slice(1, 2) }, templateFor('Australia', 'contractor'))).toEqual([]);
    expect(formNotes({ rows }, templateFor('New Zealand', 'contractor'))).toEqual([]);
  });

  it('tells what of Ireland’s line 141 is added back, where anything is on it', () => {
    const rows = [row('Form 11 line 141', part('expense:equipment', -113_000)), row('Form 11 line 140')];
    const template = templateFor('Ireland', 'general');
    expect(formNotes({ rows }, template)).toEqual([{ about: 'addedBack', amount: 113_000 }]);
    expect(formNotes({ rows: rows.slice(1) }, template)).toEqual([]);
  });

  it('tells what counts whole of phone and vehicle until something is said to be personal', () => {
    const rows = [
      row(
        'Schedule C line 25',
        part('expense:phone-and-internet', -210_000),
        part('expense:utilities', -9000),
      ),
      row('Schedule C line 9', part('expense:motor-vehicle', -60_600)),
      row('Schedule C line 18', part('expense:office', -5500)),
    ];
    const template = templateFor('USA', 'freelancer');
    const whole = { profit: 0, personal: 0 };
    expect(formNotes({ rows, form: whole }, template)).toEqual([{ about: 'whole', amount: 270_600 }]);
    expect(formNotes({ rows, form: { ...whole, personal: -94_200 } }, template)).toEqual([]);
    expect(formNotes({ rows: rows.slice(2), form: whole }, template)).toEqual([]);
  });
});
