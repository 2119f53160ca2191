import { cloud } from '../runtime/cloud.ts';
import { resumeWork } from '../use-cases/jobs/resume-work.ts';

/** Every minute: work that hangs is asked for again, and files of which nothing is heard end. */
export const handler = (): Promise<void> => resumeWork(cloud);
