import { useEffect, useState } from 'react';
import { useChooseLanguage } from '../api/own-preferences.ts';
import { usualLanguage } from '../../shared/text/language.ts';
import { chooseLanguage, currentLanguage } from '../text/speak.ts';
import { useSignedIn } from './me-context.ts';

/**
 * Speaks as the signed-in person chose, wherever that was; whether it does by now. Where they never chose, what this browser speaks is
 * kept for them, so that mails speak it too.
 */
export function useTheirLanguage(): boolean {
  const { language } = useSignedIn().profile;
  const { mutate } = useChooseLanguage();
  const [isSpoken, setIsSpoken] = useState(() => language === undefined || language === currentLanguage());
  useEffect(() => {
    if (language === undefined) {
      if (currentLanguage() !== usualLanguage) mutate(currentLanguage());
    } else if (language !== currentLanguage()) {
      // Without its texts the app is still of use in the language at hand.
      void chooseLanguage(language).finally(() => setIsSpoken(true));
    }
  }, [language, mutate]);
  return isSpoken;
}
