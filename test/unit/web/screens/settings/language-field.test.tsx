// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { saveOwnPreferences } from '../../../../../shared/contract/books.ts';
import { LanguageField } from '../../../../../web/screens/settings/language-field.tsx';
import { speak } from '../../../../../web/text/speak.ts';
import { TextProvider } from '../../../../../web/text/text-provider.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reader, show } from '../../../../support/screen.tsx';

afterEach(async () => {
  cleanup();
  await speak('en');
});

it('is changed in place, and kept for the person', async () => {
  const saved = fakeApi().on(saveOwnPreferences, { ...reader.profile, language: 'fr' });
  const { person } = show(
    <TextProvider>
      <LanguageField />
    </TextProvider>,
  );
  await person.selectOptions(screen.getByLabelText('Language'), 'Français');
  expect(await screen.findByLabelText('Langue')).toHaveProperty('value', 'fr');
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ language: 'fr' }));
  expect(document.documentElement.lang).toBe('fr-CA');
});
