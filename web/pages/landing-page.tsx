import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { LuFileCheck, LuFiles, LuLink2, LuScanLine } from 'react-icons/lu';
import { useText } from '../text/use-text.ts';
import { CallToAction } from './call-to-action.tsx';
import { MatchExample } from './match-example.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';

const features = [
  { key: 'upload', Icon: LuScanLine },
  { key: 'documents', Icon: LuFiles },
  { key: 'matching', Icon: LuLink2 },
  { key: 'export', Icon: LuFileCheck },
] as const;

/** The first page: what the product does in one line, shown on an example, with its four features. */
export function LandingPage() {
  return (
    <>
      <PageHeader />
      <Box as="main" overflowX="clip">
        <Hero />
        <Features />
        <Closing />
      </Box>
      <PageFooter />
      <Farewell />
    </>
  );
}

function Hero() {
  const t = useText();
  return (
    <Grid
      maxW="1160px"
      mx="auto"
      px={{ base: '5', md: '8' }}
      pt={{ base: '12', md: '20', lg: '24' }}
      pb={{ base: '16', md: '28' }}
      templateColumns={{ base: '1fr', lg: '1.28fr 1fr' }}
      gap={{ base: '14', lg: '16' }}
      alignItems="center"
    >
      <Box>
        <Heading
          as="h1"
          fontFamily="serif"
          fontWeight="540"
          fontSize={{ base: '2.75rem', md: '4rem', lg: '4.25rem' }}
          lineHeight="1.02"
          letterSpacing="-0.035em"
        >
          {t('landing.headline')}
        </Heading>
        <Text
          mt="6"
          fontSize={{ base: 'md', md: 'lg' }}
          lineHeight="1.6"
          color="fg.muted"
          maxW="50ch"
          textWrap="pretty"
        >
          {t('landing.line')}
        </Text>
        <Flex mt="8" gap="3" wrap="wrap">
          <CallToAction size="lg" withSignIn />
        </Flex>
        <Text mt="4" color="fg.muted">
          {t('landing.noCard')}
        </Text>
      </Box>
      <MatchExample />
    </Grid>
  );
}

function Features() {
  const t = useText();
  return (
    <Box bg="bg.panel" borderBlockWidth="1px">
      <Box maxW="1160px" mx="auto" px={{ base: '5', md: '8' }} py={{ base: '16', md: '24' }}>
        <Heading
          as="h2"
          fontFamily="serif"
          fontWeight="540"
          fontSize={{ base: '2xl', md: '4xl' }}
          letterSpacing="-0.025em"
          lineHeight="1.15"
          maxW="22ch"
        >
          {t('landing.featuresTitle')}
        </Heading>
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
          mt={{ base: '8', md: '14' }}
          columnGap="8"
          rowGap="10"
        >
          {features.map(({ key, Icon }) => (
            <Box as="li" key={key} borderTopWidth="1px" borderColor="fg" pt="5">
              <Box color="ember.fg" fontSize="1.375rem" aria-hidden="true">
                <Icon />
              </Box>
              <Heading as="h3" fontSize="md" mt="3" letterSpacing="-0.012em">
                {t(`landing.features.${key}.title`)}
              </Heading>
              <Text mt="1.5" color="fg.muted" lineHeight="1.6">
                {t(`landing.features.${key}.text`)}
              </Text>
            </Box>
          ))}
        </Grid>
      </Box>
    </Box>
  );
}

function Closing() {
  const t = useText();
  return (
    <Flex direction="column" align="center" textAlign="center" px="5" py={{ base: '20', md: '28' }}>
      <Heading
        as="h2"
        fontFamily="serif"
        fontWeight="540"
        fontSize={{ base: '3xl', md: '5xl' }}
        letterSpacing="-0.03em"
        lineHeight="1.1"
      >
        {t('landing.closing')}
      </Heading>
      <Flex mt="8" gap="3" wrap="wrap" justify="center">
        <CallToAction size="lg" />
      </Flex>
    </Flex>
  );
}

/** Where the last words of a session are shown. */
function Farewell() {
  return (
    <Box
      data-farewell
      hidden
      role="status"
      position="fixed"
      bottom="5"
      insetEnd="5"
      maxW="calc(100vw - 40px)"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
      px="4"
      py="3"
    />
  );
}
