import { cloud } from '../runtime/cloud.ts';
import { setPlan } from '../use-cases/billing/set-plan.ts';

/** Called by an operator alone: an organization's plan, where it is agreed on with people. */
export const handler = (event: unknown): ReturnType<typeof setPlan> => setPlan(event, cloud);
