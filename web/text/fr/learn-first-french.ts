import { problems } from '../../../shared/text/fr/problems.ts';
import { wellSpaced } from '../../../shared/text/fr/well-spaced.ts';
import { learnProblems } from '../../../shared/text/problem-words.ts';
import { translator } from '../translator.ts';
import { firstFrench } from './first.ts';

/* Imported by whoever begins in French: the translator knows what the first screens say, and what is told of problems there. */
learnProblems('fr', wellSpaced(problems));
translator.learn('fr', firstFrench);
