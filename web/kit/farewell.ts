import { carryNotice } from './carried-notice.ts';
import type { CarriedNotice } from './carried-notice.ts';

/** Leaves the app for the start page, which is a document of its own, and takes the words along. */
export function leaveWith(farewell: CarriedNotice): void {
  carryNotice(farewell);
  location.assign('/');
}
