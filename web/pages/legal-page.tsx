import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { legal } from '../text/en/legal.ts';
import { useText } from '../text/use-text.ts';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';

type Document = 'terms' | 'privacy';

/** `/terms` and `/privacy`: one column of plain sentences, to be read and not only agreed to. */
export function LegalPage({ of }: { of: Document }) {
  const t = useText();
  return (
    <>
      <PageHeader />
      <Box as="main" maxW="680px" mx="auto" px={{ base: '5', md: '8' }} pt={{ base: '10', md: '16' }} pb="24">
        <Heading
          as="h1"
          fontFamily="serif"
          fontWeight="540"
          fontSize={{ base: '2.25rem', md: '3rem' }}
          lineHeight="1.05"
          letterSpacing="-0.03em"
        >
          {t(`legal.${of}.title`)}
        </Heading>
        <Text color="fg.muted" fontSize="lg" lineHeight="1.55" mt="5">
          {t(`legal.${of}.lead`)}
        </Text>
        <Stack gap="9" mt="12">
          {Object.entries(legal[of].sections).map(([key, { title, text }]) => (
            <Box as="section" key={key} aria-labelledby={key}>
              <Heading as="h2" id={key} fontSize="lg" letterSpacing="-0.01em">
                {title}
              </Heading>
              <Text fontSize="md" lineHeight="1.65" mt="2">
                {text}
              </Text>
            </Box>
          ))}
        </Stack>
      </Box>
      <PageFooter />
    </>
  );
}
