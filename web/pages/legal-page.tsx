import { Stack } from '@chakra-ui/react';
import { legal } from '../text/en/legal.ts';
import type { TextKey } from '../text/text-keys.ts';
import { useText } from '../text/use-text.ts';
import { Passage, ReadingPage } from './page-parts.tsx';

/** `/terms` and `/privacy`: one column of plain sentences, to be read and not only agreed to. */
export function LegalPage({ of }: { of: 'terms' | 'privacy' }) {
  const t = useText();
  const say = (key: string) => t(`legal.${of}.${key}` as TextKey & `legal.${string}`);
  return (
    <ReadingPage title={say('title')} lead={say('lead')} note={t('legal.reviewed')}>
      <Stack gap="9" mt="12">
        {Object.keys(legal[of].sections).map((name) => (
          <Passage key={name} id={name} title={say(`sections.${name}.title`)}>
            {say(`sections.${name}.text`)}
          </Passage>
        ))}
      </Stack>
    </ReadingPage>
  );
}
