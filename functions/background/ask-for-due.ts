import { cloud } from '../runtime/cloud.ts';
import { askForEnded } from '../use-cases/archive/ask-for-ended.ts';
import { askForDue } from '../use-cases/recurring/ask-for-due.ts';

/** Every hour: what is due by now in somebody's books is entered, and what is archived goes on its day. */
export const handler = async (): Promise<void> => {
  await askForDue(cloud);
  await askForEnded(cloud);
};
