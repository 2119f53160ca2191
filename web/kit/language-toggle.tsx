import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { languages, languageTags } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import { chooseLanguage, currentLanguage } from '../text/speak.ts';
import { languageNames } from '../text/language-names.ts';
import { useText } from '../text/use-text.ts';
import { fetched } from './fetched.ts';
import { useNotify } from './notify.ts';

/** Changes to the other language, which it names in its own words, before anybody is signed in. */
export function LanguageToggle() {
  const t = useText();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const other = languages.find((language) => language !== currentLanguage()) as Language;
  const change = async () => {
    setIsBusy(true);
    try {
      await fetched(() => chooseLanguage(other));
    } catch (error) {
      notify.failed(
        t('common.couldNotLoad'),
        error instanceof Error ? error.message : t('common.unexpected'),
      );
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      lang={languageTags[other]}
      loading={isBusy}
      onClick={() => void change()}
    >
      {languageNames[other]}
    </Button>
  );
}
