import { describe, expect, it } from 'vitest';
import { formNotes } from '../../../../../functions/domain/exports/form-notes.ts';
import type { Report } from '../../../../../shared/model/report.ts';
import { wordsFor } from '../../../../../shared/text/words-for.ts';

const report: Report = {
  ...{ type: 'tax', from: '2026-01-01', to: '2026-12-31', currency: 'CAD', unconverted: [] },
  totals: { income: 0, expenses: -118_650, net: -118_650 },
  rows: [
    {
      ...{ key: 'T2125 line 8523', label: 'Meals', amount: -5650, count: 1, counts: -2825 },
      shares: [{ of: ['meals'], amount: -5650, percent: 50, counts: -2825, taxYear: '2025', source: null }],
    },
    { key: 'T2125 line 9936', label: 'CCA', amount: -113_000, count: 1, counts: 0 },
  ],
  form: { profit: -2825, personal: 0, leftOut: { formLine: 'T2125 line 9936', amount: -113_000 } },
};
const words = { texts: wordsFor('en').reports.figures.form, placeOf: (code: string) => code };

const filers = 'T2125 is for sole proprietors.';
const none = { capital: 0, filers };

describe('formNotes', () => {
  it('says what counts, and what the profit is without', () => {
    expect(formNotes(report, none, words)).toEqual([
      expect.stringMatching(/^T2125 line 8523: 50% of 56\.50 CAD counts, 28\.25 CAD .* accountant\.$/),
      expect.stringContaining('without the 1130.00 CAD on T2125 line 9936'),
      expect.stringContaining('mileage'),
      filers,
    ]);
  });

  it('says what a person said is claimed', () => {
    const form = { profit: -14_125, personal: 0, claimed: { formLine: 'T2125 line 9936', amount: -11_300 } };
    const notes = formNotes({ ...report, form }, none, words);
    expect(notes).toContainEqual(expect.stringContaining('counts 113.00 CAD on T2125 line 9936'));
    expect(notes.join()).not.toContain('nobody has said');
  });

  it('says what the profit is without capital purchases that its lines hold', () => {
    const { leftOut: _leftOut, ...form } = { profit: -10_000, personal: 0, leftOut: undefined };
    expect(formNotes({ ...report, rows: [], form }, { ...none, capital: -4000 }, words)[0]).toMatch(
      /Capital purchases of 40\.00 CAD .* profit on the form is -60\.00 CAD/,
    );
  });

  it('says what the form asks of an amount once more', () => {
    const said = (about: 'wages' | 'addedBack') =>
      formNotes(report, { ...none, asked: [{ about, amount: 89_000 }] }, words).join();
    expect(said('wages')).toContain('P15, label G: 890.00 CAD');
    expect(said('addedBack')).toContain('line 141, 890.00 CAD');
  });

  it('says nothing of other reports', () => {
    const { form: _form, ...other } = report;
    expect(formNotes(other, none, words)).toEqual([]);
  });
});
