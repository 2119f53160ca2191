import * as z from 'zod';
import { telling } from './field-words.ts';

/** As long as the pool takes one; it decides what is a good one. */
export const Password = z
  .string()
  .min(1, telling({ code: 'required' }))
  .max(256);

/** A new password, with the one that holds now. */
export const PasswordChange = z.strictObject({ currentPassword: Password, newPassword: Password });
