import { Stack } from '@chakra-ui/react';
import { legal } from '../text/en/legal.ts';
import { useText } from '../text/use-text.ts';
import { Passage, ReadingPage } from './page-parts.tsx';

type Names<Texts> = readonly (keyof Texts & string)[];

/** `/terms`: one column of plain sentences, to be read and not only agreed to. */
export function TermsPage() {
  const t = useText();
  const names = Object.keys(legal.terms.sections) as Names<typeof legal.terms.sections>;
  return (
    <ReadingPage title={t('legal.terms.title')} lead={t('legal.terms.lead')} note={t('legal.reviewed')}>
      <Stack gap="9" mt="12">
        {names.map((name) => (
          <Passage key={name} id={name} title={t(`legal.terms.sections.${name}.title`)}>
            {t(`legal.terms.sections.${name}.text`)}
          </Passage>
        ))}
      </Stack>
    </ReadingPage>
  );
}

/** `/privacy`: what is kept of people, where, what for, and who sees it. */
export function PrivacyPage() {
  const t = useText();
  const names = Object.keys(legal.privacy.sections) as Names<typeof legal.privacy.sections>;
  return (
    <ReadingPage title={t('legal.privacy.title')} lead={t('legal.privacy.lead')} note={t('legal.reviewed')}>
      <Stack gap="9" mt="12">
        {names.map((name) => (
          <Passage key={name} id={name} title={t(`legal.privacy.sections.${name}.title`)}>
            {t(`legal.privacy.sections.${name}.text`)}
          </Passage>
        ))}
      </Stack>
    </ReadingPage>
  );
}
