import { Box, IconButton, Input } from '@chakra-ui/react';
import type { InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import { LuEye, LuEyeOff } from 'react-icons/lu';
import { useText } from '../text/use-text.ts';

/** A password that can be looked at while it is typed. */
export function PasswordInput(props: InputProps) {
  const t = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <Box position="relative" w="full">
      <Input {...props} type={isShown ? 'text' : 'password'} pe="11" />
      <IconButton
        position="absolute"
        insetEnd="1"
        top="1"
        size="xs"
        variant="ghost"
        aria-label={isShown ? t('auth.hidePassword') : t('auth.showPassword')}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <LuEyeOff /> : <LuEye />}
      </IconButton>
    </Box>
  );
}
