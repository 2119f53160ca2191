import type { FormWords } from '../../form-words.ts';
import { wellSpaced } from '../well-spaced.ts';
import { accountant } from './accountant.ts';
import { consultant } from './consultant.ts';
import { contractor } from './contractor.ts';
import { doctor } from './doctor.ts';
import { facts } from './facts.ts';
import { formLines } from './form-lines.ts';
import { freelancer } from './freelancer.ts';
import { general } from './general.ts';
import { plumber } from './plumber.ts';
import { realtor } from './realtor.ts';

/** What the categories of the templates are called in French, by their English names. */
export const frenchNames: Readonly<Record<string, string>> = wellSpaced({
  ...general,
  ...doctor,
  ...realtor,
  ...contractor,
  ...plumber,
  ...accountant,
  ...consultant,
  ...freelancer,
});

/* In small letters, since the general choices are stored so. */
const byFolded = new Map(Object.entries(frenchNames).map(([name, said]) => [name.toLowerCase(), said]));

export const frenchNameOf = (name: string): string | undefined => byFolded.get(name.toLowerCase());

/** The forms in French: a form keeps its name. */
export const frenchForms: FormWords = {
  facts,
  lines: wellSpaced(formLines),
  placeOf: (code) =>
    code
      .replace(/ income label /, ', revenus, case ')
      .replace(/ expense label /, ', dépenses, case ')
      .replace(/ (label|box) /, ', case ')
      .replace(/ line /, ', ligne ')
      .replace(/ lines /, ', lignes '),
};
