import { describe, expect, it } from 'vitest';
import { contractorCategories } from '../../../../../functions/domain/reports/contractor-categories.ts';

const own = (id: string, line: string) => ({
  id,
  name: id,
  kind: 'expense' as const,
  formLines: { expense: line },
});
const of = (
  country: string,
  profession: string,
  categories: Parameters<typeof contractorCategories>[0]['categories'],
) => Object.fromEntries(contractorCategories({ country, profession, categories }));

describe('contractorCategories', () => {
  it('are those of the profession’s list, or what any business is offered', () => {
    expect(of('USA', 'freelancer', [])).toEqual({ 'outsourced-work': 'subcontractors' });
    expect(of('Canada', 'plumber', [])).toEqual({
      'helpers-and-subcontractors': 'construction-subcontractors',
    });
    expect(of('USA', 'general', [])).toEqual({ subcontractors: 'subcontractors' });
  });

  it('are also what a person put on the line for them, of the trade that the profession has or the line says', () => {
    expect(of('USA', 'general', [own('helpers', 'Schedule C line 11')])).toEqual({
      helpers: 'subcontractors',
      subcontractors: 'subcontractors',
    });
    expect(of('Canada', 'plumber', [own('helpers', 'T2125 line 8360')])).toMatchObject({
      helpers: 'construction-subcontractors',
    });
    expect(of('Ireland', 'plumber', [own('designers', 'Form 11 line 136')])).toMatchObject({
      designers: 'subcontractors',
    });
  });

  it('are not what is on a line that takes others too, nor what was merged away', () => {
    expect(of('UK', 'general', [own('helpers', 'SA103F box 19')])).not.toHaveProperty('helpers');
    expect(
      of('USA', 'general', [
        {
          ...own('old', 'Schedule C line 11'),
          merged: { into: 'new', jobId: 'j' },
        },
        own('new', 'Schedule C line 11'),
      ]),
    ).toEqual({ new: 'subcontractors', subcontractors: 'subcontractors' });
  });
});
