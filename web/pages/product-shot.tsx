import { Box, Text } from '@chakra-ui/react';
import { shotAddress, shotFile, shotSizes } from '../../shared/site-shots.ts';
import type { ShotDevice, ShotScreen } from '../../shared/site-shots.ts';
import { useText } from '../text/use-text.ts';
import { usePagePlace } from './page-place.ts';

/** Shown in one theme only; a picture that is not shown isn't fetched either. */
const onlyInTheme = { light: { _dark: { display: 'none' } }, dark: { _light: { display: 'none' } } } as const;
const themes = ['light', 'dark'] as const;

/** How large a picture is, in its own pixels. */
const dimensions = (device: ShotDevice) => {
  const { width, height, pixels } = shotSizes[device];
  return { width: pixels, height: Math.round((height * pixels) / width) };
};

/** A screen of the product with its sample books: in the theme and the language of the page, and of a phone on a phone. */
export function ProductShot({ of: screen }: { of: ShotScreen }) {
  const t = useText();
  const { language } = usePagePlace();
  return (
    <Box as="figure" mt={{ base: '12', md: '16' }} maxW={{ base: '360px', md: 'none' }} mx="auto">
      {themes.map((theme) => {
        const address = (device: ShotDevice) => shotAddress(shotFile({ screen, device, theme, language }));
        return (
          <picture key={theme}>
            <source media="(min-width: 48em)" srcSet={address('desktop')} {...dimensions('desktop')} />
            <Box asChild w="full" borderWidth="1px" borderRadius="l3" boxShadow="lg" css={onlyInTheme[theme]}>
              <img
                src={address('phone')}
                {...dimensions('phone')}
                alt={t(`landing.shots.${screen}`)}
                loading="lazy"
                decoding="async"
              />
            </Box>
          </picture>
        );
      })}
      <Text as="figcaption" mt="4" color="fg.muted" textStyle="sm" textAlign="center">
        {t('landing.shotsNote')}
      </Text>
    </Box>
  );
}
