import { Button, useFieldsetContext } from '@chakra-ui/react';
import type { ButtonProps } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';

/** The fieldset that a part stands in: there is none around most forms, whatever its own type says. */
const useFieldsetAround: () => { readonly disabled: boolean } | undefined = useFieldsetContext;

/**
 * Sends the form that it stands in; in a part that can only be read it isn't there. While that goes on it cannot be pressed; the focus that
 * it loses meanwhile comes back to it.
 */
export function SubmitButton({ loading = false, ...rest }: Omit<ButtonProps, 'type'>) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const fieldset = useFieldsetAround();
  useLayoutEffect(() => {
    if (loading) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [loading]);
  if (fieldset?.disabled) return null;
  return <Button ref={button} type="submit" colorPalette="ember" loading={loading} {...rest} />;
}
