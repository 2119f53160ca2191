import { cloud } from '../runtime/cloud.ts';
import { askForSchedules } from '../use-cases/schedules/ask-for-schedules.ts';

/** Every quarter of an hour, as some zones lie a half or a quarter beside the hour: what is to be mailed to accountants by now is asked for. */
export const handler = (): Promise<void> => askForSchedules(cloud);
