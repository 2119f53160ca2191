import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { animationStyles, keyframes, layerStyles, textStyles, tokens } from '@chakra-ui/react/theme';
import { globalCss } from './global-css.ts';
import { ownRecipes, ownSlotRecipes, recipes, slotRecipes } from './recipes.ts';
import { fonts, semanticColors, semanticShadows } from './tokens.ts';

const { colors, ...sizesAndTimes } = tokens;

/** Chakra with only the recipes and colours that the product uses, in its own paper and ink. */
const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'mb',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    keyframes,
    tokens: {
      ...sizesAndTimes,
      colors: {
        transparent: colors.transparent,
        current: colors.current,
        black: colors.black,
        white: colors.white,
        blackAlpha: colors.blackAlpha,
      },
      fonts,
    },
    semanticTokens: {
      colors: semanticColors,
      shadows: semanticShadows,
      radii: { l1: { value: '5px' }, l2: { value: '7px' }, l3: { value: '12px' } },
    },
    textStyles,
    layerStyles,
    animationStyles,
    recipes,
    slotRecipes,
  },
});

const ownLooks = defineConfig({ theme: { recipes: ownRecipes, slotRecipes: ownSlotRecipes } });

export const system = createSystem(defaultBaseConfig, config, ownLooks);
