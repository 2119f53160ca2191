import { cloud } from '../runtime/cloud.ts';
import { askForPurges } from '../use-cases/closings/ask-for-purges.ts';

/** Every hour: what is to be deleted goes once its grace is over. */
export const handler = (): Promise<void> => askForPurges(cloud);
