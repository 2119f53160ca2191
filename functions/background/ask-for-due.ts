import { cloud } from '../runtime/cloud.ts';
import { askForEnded } from '../use-cases/archive/ask-for-ended.ts';
import { askForUnimported } from '../use-cases/imports/ask-for-unimported.ts';
import { askForDailyMails } from '../use-cases/notices/ask-for-daily-mails.ts';
import { askForDue } from '../use-cases/recurring/ask-for-due.ts';

/**
 * Every hour: what is due by now in somebody's books is entered, what is archived goes on its day, months without statement are told,
 * and daily mails go.
 */
export const handler = async (): Promise<void> => {
  await askForDue(cloud);
  await askForEnded(cloud);
  await askForUnimported(cloud);
  await askForDailyMails(cloud);
};
