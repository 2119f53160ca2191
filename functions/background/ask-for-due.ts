import { cloud } from '../runtime/cloud.ts';
import { askForDue } from '../use-cases/recurring/ask-for-due.ts';

/** Every hour: what is due by now in somebody's books is entered. */
export const handler = (): Promise<void> => askForDue(cloud);
