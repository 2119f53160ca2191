import { Button } from '@chakra-ui/react';
import type { ButtonProps } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';

/** Sends the form that it stands in. While that goes on it cannot be pressed; the focus that it loses meanwhile comes back to it. */
export function SubmitButton({ loading = false, ...rest }: Omit<ButtonProps, 'type'>) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (loading) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [loading]);
  return <Button ref={button} type="submit" colorPalette="ember" loading={loading} {...rest} />;
}
