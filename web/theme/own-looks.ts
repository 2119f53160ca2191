import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** A finger needs 44 px; below 16 px of text a telephone zooms into a field and leaves the page askew. */
const forFingers = { '@media (pointer: coarse)': { minH: '11', minW: '11' } } as const;
const typedByThumb = { '@media (pointer: coarse)': { minH: '11', fontSize: 'md' } } as const;

/** The look of whatever is written in or chosen from. */
export const control = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  transition: 'border-color 120ms, box-shadow 120ms',
  _hover: { borderColor: 'fg.subtle' },
  _focusVisible: {
    outline: 'none',
    borderColor: 'ember.solid',
    boxShadow: '0 0 0 3px color-mix(in srgb, {colors.ember.solid} 22%, transparent)',
  },
  _invalid: { borderColor: 'border.error' },
  ...typedByThumb,
} as const;

/** Cannot be pressed: grey as well as faint, since half an ember is still an ember. A button at work keeps its colour. */
const OFF = '&:is(:disabled, [aria-disabled=true]):not([data-loading])';

/** Buttons: a solid one stands up from the paper a little, an outlined one is a sheet, a ghost is ink alone. */
export const ownButton = defineRecipe({
  base: {
    ...forFingers,
    fontWeight: '550',
    letterSpacing: '-0.005em',
    transition: 'background-color 120ms, border-color 120ms, color 120ms, transform 80ms',
    _active: { transform: 'translateY(0.5px)' },
    [OFF]: {
      opacity: '0.55',
      filter: 'grayscale(1)',
      boxShadow: 'none',
      transform: 'none',
      cursor: 'not-allowed',
    },
  },
  variants: {
    variant: {
      solid: {
        [OFF]: {
          bg: 'bg.emphasized',
          color: 'fg.subtle',
          opacity: '1',
        },
        boxShadow: 'inset 0 1px 0 rgb(255 255 255 / 0.14), 0 1px 2px rgb(40 20 5 / 0.14)',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, {colors.bg.inverted})' },
      },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.emphasized',
        color: 'fg',
        boxShadow: 'xs',
        _hover: { bg: 'bg.muted', borderColor: 'border.control' },
        _expanded: { bg: 'bg.muted' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.muted', color: 'fg' },
        _expanded: { bg: 'bg.muted', color: 'fg' },
      },
    },
  },
});

export const ownHeading = defineRecipe({
  base: { fontFamily: 'heading', fontWeight: '620', letterSpacing: '-0.02em', textWrap: 'balance' },
});

/** Inputs: a sheet with an edge that can be seen (3:1), ember when one writes in it. */
export const ownInput = defineRecipe({ variants: { variant: { outline: control } } });

export const ownSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  // A long choice ends before the arrow, not under it.
  variants: { variant: { outline: { field: { ...control, textOverflow: 'ellipsis' } } } },
});
