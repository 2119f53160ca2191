import { useEffect } from 'react';
import { useSaveOwnPreferences } from '../api/books.ts';
import { messageOf } from '../api/message-of.ts';
import { useSignedIn } from '../auth/me-context.ts';
import { useNotify } from '../kit/notify.ts';
import { useText } from '../text/use-text.ts';
import { toggleMode, turnTo } from '../theme/color-mode.ts';

/** Dresses the page as the signed-in person prefers, on whatever machine. */
export function useTheirLooks(): void {
  const { theme, density = 'comfortable' } = useSignedIn().profile;
  useEffect(() => {
    if (theme !== undefined) turnTo(theme);
  }, [theme]);
  useEffect(() => {
    document.documentElement.dataset['density'] = density;
  }, [density]);
}

/** Changes the theme here at once, and for the person wherever they sign in. */
export function useToggleTheme(): () => void {
  const t = useText();
  const notify = useNotify();
  const { mutate: save } = useSaveOwnPreferences();
  return () =>
    save(
      { theme: toggleMode() },
      { onError: (error) => notify.failed(t('common.error'), messageOf(error, t('common.unexpected'))) },
    );
}
