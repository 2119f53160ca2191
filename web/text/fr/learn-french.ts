import { french as words } from '../../../shared/text/fr/french.ts';
import { learnWords } from '../../../shared/text/words-for.ts';
import { translator } from '../translator.ts';
import { withManyForms } from '../with-many-forms.ts';
import { french } from './index.ts';

/* Imported by whoever wants French: both catalogues have it from here on. */
learnWords('fr', words);
translator.addResourceBundle('fr', 'translation', withManyForms(french), true);
