import { Flex, Stack } from '@chakra-ui/react';
import { about } from '../text/en/about.ts';
import { useText } from '../text/use-text.ts';
import { CallToAction } from './call-to-action.tsx';
import { Passage, ReadingPage } from './page-parts.tsx';

const names = Object.keys(about.sections) as (keyof typeof about.sections)[];

/** `/about`: why the product is made, and by which rules. */
export function AboutPage() {
  const t = useText();
  return (
    <ReadingPage title={t('about.headline')} lead={t('about.lead')}>
      <Stack gap="9" mt="12">
        {names.map((name) => (
          <Passage key={name} id={name} title={t(`about.sections.${name}.title`)}>
            {t(`about.sections.${name}.text`)}
          </Passage>
        ))}
      </Stack>
      <Flex mt="12" gap="3" wrap="wrap">
        <CallToAction size="lg" />
      </Flex>
    </ReadingPage>
  );
}
