import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { IconType } from 'react-icons';
import {
  LuArchive,
  LuBug,
  LuFingerprint,
  LuHistory,
  LuLandmark,
  LuLink,
  LuLock,
  LuScanLine,
  LuUsers,
} from 'react-icons/lu';
import type { security } from '../text/en/security.ts';
import { useText } from '../text/use-text.ts';
import { CallToAction } from './call-to-action.tsx';
import { sheet } from './page-looks.ts';
import { Page, PageTitle } from './page-parts.tsx';

const icons: Readonly<Record<keyof typeof security.sections, IconType>> = {
  bank: LuLandmark,
  reading: LuScanLine,
  encryption: LuLock,
  signIn: LuFingerprint,
  roles: LuUsers,
  log: LuHistory,
  keeping: LuArchive,
  sharing: LuLink,
  report: LuBug,
};
const sections = Object.entries(icons) as [keyof typeof security.sections, IconType][];

/** `/security`: what protects the books, a card each. */
export function SecurityPage() {
  const t = useText();
  return (
    <Page>
      <Box {...sheet} pt={{ base: '10', md: '16' }}>
        <Box maxW="46rem">
          <PageTitle>{t('security.headline')}</PageTitle>
          <Text color="fg.muted" fontSize="lg" lineHeight="1.6" mt="5" textWrap="pretty">
            {t('security.lead')}
          </Text>
        </Box>
        <Grid
          templateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
          columnGap="10"
          rowGap="10"
          mt={{ base: '10', md: '14' }}
        >
          {sections.map(([name, Icon]) => (
            <Box as="section" key={name} aria-labelledby={name} borderTopWidth="1px" borderColor="fg" pt="5">
              <Box color="ember.fg" fontSize="1.375rem" aria-hidden="true">
                <Icon />
              </Box>
              <Heading as="h2" id={name} fontSize="md" mt="3" letterSpacing="-0.012em">
                {t(`security.sections.${name}.title`)}
              </Heading>
              <Text mt="2" color="fg.muted" lineHeight="1.65" textWrap="pretty">
                {t(`security.sections.${name}.text`)}
              </Text>
            </Box>
          ))}
        </Grid>
        <Text mt="12" color="fg.muted">
          {t('security.reviewed')}
        </Text>
        <Flex gap="3" wrap="wrap" py={{ base: '12', md: '16' }}>
          <CallToAction size="lg" />
        </Flex>
      </Box>
    </Page>
  );
}
