import { codeOf } from '../api/api-problem.ts';
import { useNotify } from '../kit/notify.ts';
import { useText } from '../text/use-text.ts';
import { authMessage } from './auth-message.ts';

/** What somebody types on the way in, as far as an error can be put right there. */
type FieldAtFault = 'email' | 'password' | 'code';

const fields = new Map<string, FieldAtFault>([
  ['wrong-code', 'code'],
  ['code-expired', 'code'],
  ['CodeMismatchException', 'code'],
  ['ExpiredCodeException', 'code'],
  // Nobody is told which of the two it is.
  ['NotAuthorizedException', 'password'],
  ['InvalidPasswordException', 'password'],
  ['UsernameExistsException', 'email'],
]);

/** The field at which an error of the user pool or of `verify-signup` is to be put right; undefined where it is at none. */
export const fieldAtFault = (error: unknown): FieldAtFault | undefined =>
  fields.get(codeOf(error) ?? (error instanceof Error ? error.name : ''));

/** A form at whose fields somebody can be refused. */
interface Refusing<Name> {
  readonly setError: (name: Name, error: { readonly message: string }) => void;
  readonly setFocus: (name: Name, options: { readonly shouldSelect: boolean }) => void;
}

/** Tells that somebody was not let in: why stands at the field that is to be put right, which has the focus, or else in the toast. */
export function useRefusal() {
  const t = useText();
  const notify = useNotify();
  return <Name extends string>(
    title: string,
    error: unknown,
    { setError, setFocus }: Refusing<Name>,
    own: Readonly<Partial<Record<FieldAtFault, Name>>>,
  ): void => {
    const message = authMessage(error, t);
    const fault = fieldAtFault(error);
    const field = fault && own[fault];
    notify.failed(title, field === undefined ? message : undefined);
    if (field === undefined) return;
    setError(field, { message });
    setFocus(field, { shouldSelect: true });
  };
}
