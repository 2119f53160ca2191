import { IconButton } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { LuMoon, LuSun } from 'react-icons/lu';
import { useText } from '../text/use-text.ts';
import { currentMode, onModeChange, toggleMode } from '../theme/color-mode.ts';

interface ThemeToggleProps {
  /** Changes the theme; left out where nobody is signed in for whom it could be kept. */
  readonly onToggle?: () => void;
}

/** Changes between the light and the dark theme. */
export function ThemeToggle({ onToggle = toggleMode }: ThemeToggleProps) {
  const t = useText();
  const mode = useSyncExternalStore(onModeChange, currentMode);
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-label={mode === 'dark' ? t('shell.toLight') : t('shell.toDark')}
      onClick={onToggle}
    >
      {mode === 'dark' ? <LuSun /> : <LuMoon />}
    </IconButton>
  );
}
