import * as z from 'zod';
import { ledgerFormats } from '../report-formats.ts';

/** A file that another program of bookkeeping takes in. */
export const LedgerFormat = z.enum(ledgerFormats);
export type LedgerFormat = z.infer<typeof LedgerFormat>;
