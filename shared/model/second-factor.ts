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

export const ShownCode = z.strictObject({ code: AppCode });

/** A new app needs the password beside its code: whoever holds a token alone shuts its person out with no app of their own. */
export const TurningOn = ShownCode.extend({ password: Password });
export type TurningOn = z.infer<typeof TurningOn>;

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
