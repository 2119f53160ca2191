import * as z from 'zod';
import { CivilDay, Line } from './common.ts';
import { Password } from './password.ts';

/** What is to be confirmed before something is deleted: by the password, and by typing what it is. */
export const WantedDeletion = z.strictObject({
  password: Password,
  /** The account's email address, or the organization's name. */
  confirmation: Line(320),
  /** Where others work in it too: their team ends with it. */
  endTeam: z.boolean().optional(),
});

/** On which day it happens. */
export const Closing = z.object({ on: CivilDay });
export type Closing = z.infer<typeof Closing>;

/** How long it can be taken back, in days. */
export const GRACE_DAYS = 14;
