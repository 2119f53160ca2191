import * as z from 'zod';
import { Instant, SignInEmail } from './common.ts';
import { telling } from './field-words.ts';
import { Password } from './password.ts';

/** The six digits that an authenticator app shows. */
const AppCode = z.string().regex(/^\d{6}$/, telling({ code: 'no-app-code' }));

/** Whether signing in asks for a code, since when, and how many recovery codes are left. */
export const SecondFactorState = z.object({
  isOn: z.boolean(),
  since: Instant.nullable(),
  codesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

/**
 * Turns it on or off, or makes new recovery codes. The password is asked for beside the code: whoever holds a token alone can have the pool
 * offer them an app, whose code it would take too.
 */
export const FactorChange = z.strictObject({ code: AppCode, password: Password });
export type FactorChange = z.infer<typeof FactorChange>;

/** What an authenticator app needs: its secret in base 32, and the same as an address that is drawn for its camera. */
export const OfferedApp = z.object({ secret: z.string(), uri: z.string() });
export type OfferedApp = z.infer<typeof OfferedApp>;

/** Shown once, when they are made. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });

/** Who lost the app, with a code that they wrote down. */
export const LostApp = z.strictObject({
  email: SignInEmail,
  password: Password,
  code: z
    .string()
    .trim()
    .min(1, telling({ code: 'required' }))
    .max(40),
});
