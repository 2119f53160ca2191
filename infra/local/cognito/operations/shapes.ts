import * as z from 'zod';

/** Fields several actions share, with the API's own bounds. */
export const Text = z.string().min(1).max(2048);
export const Username = z.string().min(1).max(128);
export const Password = z.string().min(1);
export const ConfirmationCode = z.string().min(1).max(2048);
export const Metadata = z.record(z.string(), z.string()).optional();

/** `[{Name, Value}]` as a record. */
export const Attributes = z
  .array(z.object({ Name: z.string().min(1).max(32), Value: z.string().default('') }))
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])));
