import { Stack, Text } from '@chakra-ui/react';
import type { OwnPreferences as Preferences } from '../../../shared/model/organization.ts';
import { useSaveOwnPreferences } from '../../api/books.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { Panel } from '../../kit/panel.tsx';
import { RadioChoice } from '../../kit/radio-choice.tsx';
import { Tick } from '../../kit/tick.tsx';
import { useText } from '../../text/use-text.ts';
import { LanguageField } from './language-field.tsx';
import { useTellSaved } from './use-tell-saved.ts';

const themes = ['light', 'dark', 'system'] as const;
const densities = ['comfortable', 'compact'] as const;

/** How somebody likes it, wherever they sign in: each choice holds at once and can be taken back. */
export function OwnPreferences() {
  const t = useText();
  const { theme = 'system', density = 'comfortable', autoSave = false } = useSignedIn().profile;
  const choose = useChoose();
  return (
    <Panel title={t('settings.ofYours')}>
      <Stack gap="5">
        <Text color="fg.muted">{t('settings.ofYoursHelp')}</Text>
        <LanguageField />
        <RadioChoice
          label={t('settings.theme')}
          value={theme}
          options={themes.map((one) => [one, t(`settings.themes.${one}`)])}
          onChange={(chosen) => void choose({ theme: chosen }, { theme })}
        />
        <RadioChoice
          label={t('settings.density')}
          value={density}
          options={densities.map((one) => [one, t(`settings.densities.${one}`)])}
          onChange={(chosen) => void choose({ density: chosen }, { density })}
        />
        <Stack gap="1">
          <Tick
            label={t('settings.autoSave')}
            isOn={autoSave}
            onChange={(isOn) => void choose({ autoSave: isOn }, { autoSave })}
          />
          <Text textStyle="xs" color="fg.muted">
            {t('settings.autoSaveHelp')}
          </Text>
        </Stack>
      </Stack>
    </Panel>
  );
}

/** Saves one choice; its undo takes back that one alone. */
function useChoose() {
  const { saved, failed } = useTellSaved();
  const { mutateAsync: save } = useSaveOwnPreferences();
  return async (change: Preferences, before: Preferences) => {
    try {
      await save(change);
      saved(() => save(before));
    } catch {
      failed();
    }
  };
}
