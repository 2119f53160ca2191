import { cloud } from '../runtime/cloud.ts';
import { resumeWork } from '../use-cases/jobs/resume-work.ts';

/** Every few minutes: work that hangs is asked for again. */
export const handler = (): Promise<void> => resumeWork(cloud);
