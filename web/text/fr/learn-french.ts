import { french as words } from '../../../shared/text/fr/french.ts';
import { frenchForms, frenchNameOf } from '../../../shared/text/fr/names/index.ts';
import { learnForms } from '../../../shared/text/form-words.ts';
import { learnNames } from '../../../shared/text/listed-names.ts';
import { learnWords } from '../../../shared/text/words-for.ts';
import { translator } from '../translator.ts';
import './learn-first-french.ts';
import { otherFrench } from './other.ts';

/* Imported by what says more in French than the first screens do: both catalogues have it, and the lists their names, from here on. */
learnWords('fr', words);
learnForms('fr', frenchForms);
learnNames('fr', frenchNameOf);
translator.learn('fr', otherFrench);
