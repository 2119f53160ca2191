import { usual } from './format.ts';

/** How many: "5,000". */
export const formatCount = (count: number): string => new Intl.NumberFormat(usual().names).format(count);
