import { NativeSelect } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** One of several; the machine's own list, which every phone and screen reader knows. */
export function Choice({
  children,
  size = 'md',
  ...rest
}: Omit<ComponentProps<'select'>, 'size'> & { size?: 'sm' | 'md' }) {
  return (
    <NativeSelect.Root size={size}>
      <NativeSelect.Field {...rest}>{children}</NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
