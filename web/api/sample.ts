import { exploreSample as exploreRoute, leaveSample as leaveRoute } from '../../shared/contract/books.ts';
import { call } from './call.ts';

/** Opens sample books; under the same id they are the same. */
export const exploreSample = (id: string) => call(exploreRoute, { body: { id } });

/** Removes the sample books. */
export const leaveSample = () => call(leaveRoute, {});
