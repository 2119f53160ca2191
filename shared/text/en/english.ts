import { files } from './files.ts';
import { problems } from './problems.ts';
import { rows } from './rows.ts';

/** The English catalogue; what another language has to say is told by its shape. */
export const english = { files, problems, rows };
