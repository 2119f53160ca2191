import { categories } from './categories.ts';
import { files } from './files.ts';
import { codeMails } from './mails.ts';
import { pairs } from './pairs.ts';
import { problems } from './problems.ts';
import { rows } from './rows.ts';

/** The English catalogue; what another language has to say is told by its shape. */
export const english = { categories, codeMails, files, pairs, problems, rows };
