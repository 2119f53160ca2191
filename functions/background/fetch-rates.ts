import { cloud } from '../runtime/cloud.ts';
import { fetchRates } from '../use-cases/rates/fetch-rates.ts';

/** Every six hours: the rates that central banks published since. */
export const handler = (event: unknown): Promise<void> => fetchRates(event, cloud);
