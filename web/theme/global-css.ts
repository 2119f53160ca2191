import { defineGlobalStyles } from '@chakra-ui/react';

/** What holds on every page: paper, ink, one focus ring, and calm for those who ask for it. */
export const globalCss = defineGlobalStyles({
  html: {
    // Above and below what stands in a row of a list.
    '--row-room': '0.625rem',
    '&[data-density=compact]': { '--row-room': '0.25rem' },
    colorPalette: 'gray',
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    lineHeight: '1.5',
    fontFeatureSettings: '"cv11", "ss03", "calt"',
    textRendering: 'optimizeLegibility',
    colorScheme: 'light',
  },
  // Not `_dark`, which only reaches what lies inside the dark root: the browser's own date pickers and scroll bars follow this.
  'html.dark': { colorScheme: 'dark' },
  body: { minHeight: '100dvh', fontSize: 'sm', margin: '0' },
  // On paper only the content of a screen: no bars, banners, trays or toasts, whatever comes to stand beside it.
  '#root:has(> #content) > :not(#content), body:has(#content) > :not(#root)': {
    '@media print': { display: 'none !important' },
  },
  // No paragraph ends with one word alone on its line.
  p: { textWrap: 'pretty' },
  '*, *::before, *::after': { borderColor: 'border' },
  '*::placeholder': { color: 'fg.subtle', opacity: '1' },
  '*::selection': { bg: 'ember.muted', color: 'fg' },
  // A busy button keeps its name for those who hear it: Chakra hides it from the eye and from the reader alike.
  'button[data-loading] > span > div + span': {
    visibility: 'visible !important',
    color: 'transparent',
    '& > *': { opacity: '0' },
  },
  ':focus-visible': {
    outline: '2px solid {colors.ember.solid}',
    outlineOffset: '2px',
  },
  '*, *::before, *::after, html': {
    _motionReduce: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not 1ms: every property transitions by default, and a place that is measured at once would be the one before.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
