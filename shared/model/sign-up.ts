import * as z from 'zod';
import { SignInEmail } from './common.ts';
import { telling } from './field-words.ts';

/** The six digits from the email, with the address that they confirm. */
export const SignUpCode = z.strictObject({
  email: SignInEmail,
  token: z.string().regex(/^\d{6}$/, telling({ code: 'no-digits-from-mail' })),
  type: z.literal('signup'),
});
