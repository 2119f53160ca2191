/** From this share of a limit on it is said aloud. */
const NEAR_SHARE = 0.8;

/** Whether so much of a monthly limit is used that its person should know; never where there is none. */
export const isNearLimit = (used: number, limit: number | undefined): boolean =>
  limit !== undefined && used >= NEAR_SHARE * limit;
