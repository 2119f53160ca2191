import { languages, languageTags } from '../../../shared/text/language.ts';
import type { Language } from '../../../shared/text/language.ts';
import { useChooseLanguage } from '../../api/own-preferences.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { languageNames } from '../../text/language-names.ts';
import { currentLanguage } from '../../text/speak.ts';
import { useText } from '../../text/use-text.ts';

/** The language of the signed-in person: everything follows at once, here and wherever else they sign in. */
export function LanguageField() {
  const t = useText();
  const { mutate, error, isPending } = useChooseLanguage();
  return (
    <FormField label={t('preferences.language')} help={t('preferences.languageHelp')} error={error?.message}>
      <Choice
        value={currentLanguage()}
        disabled={isPending}
        onChange={({ target }) => mutate(target.value as Language)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={languageTags[language]}>
            {languageNames[language]}
          </option>
        ))}
      </Choice>
    </FormField>
  );
}
