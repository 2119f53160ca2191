/*
 * How often something may be asked for: a bucket of tokens each, beside whatever `limits.ts` counts for good. A burst that no person needs is
 * refused before the work behind it begins.
 */

/** So many at once, and then one more each so many seconds. */
export interface Rate {
  readonly atOnce: number;
  readonly secondsEach: number;
}

/** Whose requests are counted together: of a signed-in person, about an email address, or from one client's network. */
export type RatedBy = 'person' | 'address' | 'client';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Offices and phone networks share one address among many: what is counted by client leaves room for all of them. */
export const rateLimits = {
  verify: { client: { atOnce: 120, secondsEach: 10 }, address: { atOnce: 20, secondsEach: MINUTE } },
  /** Codes that are mailed anew. Only the pool sees from where they are asked for. */
  resend: { address: { atOnce: 5, secondsEach: 10 * MINUTE } },
  /** Wrong tries at one address are counted by themselves, each for an hour. */
  recovery: { client: { atOnce: 60, secondsEach: MINUTE } },
  invite: { person: { atOnce: 30, secondsEach: MINUTE } },
  join: { person: { atOnce: 30, secondsEach: MINUTE } },
  /** Each sends two mails, one of them to an address that nobody has proven. */
  contact: { client: { atOnce: 10, secondsEach: 10 * MINUTE }, address: { atOnce: 3, secondsEach: HOUR } },
  feedback: { person: { atOnce: 20, secondsEach: MINUTE } },
  export: { person: { atOnce: 60, secondsEach: 10 } },
  /** Everything that an organization has, as one file. */
  everything: { person: { atOnce: 3, secondsEach: HOUR } },
  /** Asks for the password, of which wrong tries are counted by themselves, and mails. */
  deletion: { person: { atOnce: 10, secondsEach: 10 * MINUTE } },
  checkout: { person: { atOnce: 20, secondsEach: MINUTE } },
} as const satisfies Record<string, Partial<Record<RatedBy, Rate>>>;

export type RateName = keyof typeof rateLimits;

/** All of them. */
export const rateNames = Object.keys(rateLimits) as RateName[];

/** The rates of a name with by whom each counts. */
export function ratesOf(name: RateName): readonly (readonly [RatedBy, Rate])[] {
  return Object.entries(rateLimits[name]) as [RatedBy, Rate][];
}
