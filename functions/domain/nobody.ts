/**
 * Stands for whoever has no books, where something is kept or mailed all the same: so that as much is read and written for them as for anybody
 * else, or as they only wrote to us.
 */
export const NOBODY = 'nobody';
