import { describe, expect, it } from 'vitest';
import { lineTrouble } from '../../../../../functions/domain/categories/kept-categories.ts';

const irish = { country: 'Ireland', profession: 'general', categories: [] };
const unknown = { code: 'form-line-unknown' };

describe('lineTrouble', () => {
  it('is none on a line of the form and of the kind, as it is called or was called before', () => {
    expect(lineTrouble('expense', 'Form 11 line 133', irish)).toBeUndefined();
    expect(lineTrouble('expense', 'Form 11 Staff costs', irish)).toBeUndefined();
    expect(lineTrouble('income', 'Form 11 Turnover', irish)).toBeUndefined();
    expect(lineTrouble('expense', null, irish)).toBeUndefined();
  });

  it('is there on a line of the other kind, of another form, or of none', () => {
    expect(lineTrouble('expense', 'Form 11 Turnover', irish)).toEqual(unknown);
    expect(lineTrouble('income', 'Form 11 line 133', irish)).toEqual(unknown);
    expect(lineTrouble('expense', 'Schedule C line 22', irish)).toEqual(unknown);
    expect(lineTrouble('expense', '', irish)).toEqual(unknown);
  });
});
