import type * as z from 'zod';
import type { WantedDeletion } from '../../../shared/model/closing.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { refusedPassword } from '../sessions/refused-password.ts';
import type { PasswordParts } from '../sessions/refused-password.ts';

/** Refused where something else was typed than what is to be deleted, or another password. */
export async function refusedConfirmation(
  { confirmation, password }: z.output<typeof WantedDeletion>,
  name: string,
  caller: Pick<Caller, 'userId'>,
  cloud: PasswordParts,
): Promise<Refusal | undefined> {
  if (folded(confirmation) !== folded(name))
    return refuse('invalid-input', { fields: { confirmation: { code: 'confirmation-differs' } } });
  return refusedPassword({ password, field: 'password', to: 'deletion' }, caller, cloud);
}

/** Nobody types capitals, accents made of two signs or spaces at the ends by which two names differ. */
const folded = (text: string): string => text.normalize('NFC').trim().toLowerCase();
