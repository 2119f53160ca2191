import * as chakra from '@chakra-ui/react/theme';
import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

const control = {
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
} as const;

const buttonRecipe = defineRecipe({
  ...chakra.buttonRecipe,
  base: {
    ...chakra.buttonRecipe.base,
    fontWeight: '550',
    letterSpacing: '-0.005em',
    transition: 'background-color 120ms, border-color 120ms, color 120ms, transform 80ms',
    _active: { transform: 'translateY(0.5px)' },
  },
  variants: {
    ...chakra.buttonRecipe.variants,
    variant: {
      ...chakra.buttonRecipe.variants?.['variant'],
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        boxShadow: 'inset 0 1px 0 rgb(255 255 255 / 0.14), 0 1px 2px rgb(40 20 5 / 0.14)',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, {colors.bg.inverted})' },
      },
      outline: {
        bg: 'bg.panel',
        borderWidth: '1px',
        borderColor: 'border.emphasized',
        color: 'fg',
        boxShadow: 'xs',
        _hover: { bg: 'bg.muted', borderColor: 'border.control' },
        _expanded: { bg: 'bg.muted' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg.muted',
        _hover: { bg: 'bg.muted', color: 'fg' },
        _expanded: { bg: 'bg.muted', color: 'fg' },
      },
    },
  },
});

const outlined = (recipe: { variants?: Record<string, unknown> }) => ({
  ...recipe.variants,
  variant: { outline: control },
});

const cardRecipe = defineSlotRecipe({
  ...chakra.cardSlotRecipe,
  base: {
    ...chakra.cardSlotRecipe.base,
    root: {
      ...chakra.cardSlotRecipe.base?.['root'],
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'l3',
      boxShadow: 'xs',
    },
  },
});

const selectRecipe = defineSlotRecipe({
  ...chakra.nativeSelectSlotRecipe,
  variants: {
    ...chakra.nativeSelectSlotRecipe.variants,
    variant: { outline: { field: control } },
  },
});

const dialogRecipe = defineSlotRecipe({
  ...chakra.dialogSlotRecipe,
  base: {
    ...chakra.dialogSlotRecipe.base,
    backdrop: {
      ...chakra.dialogSlotRecipe.base?.['backdrop'],
      bg: 'rgb(30 22 14 / 0.45)',
      backdropFilter: 'blur(2px)',
    },
    content: { ...chakra.dialogSlotRecipe.base?.['content'], borderWidth: '1px' },
    title: { textStyle: 'lg', fontWeight: '620', letterSpacing: '-0.015em' },
  },
});

/** Only what the product shows; a part whose recipe is missing renders unstyled, so its recipe is added here. */
export const recipes = {
  badge: chakra.badgeRecipe,
  button: buttonRecipe,
  checkmark: chakra.checkmarkRecipe,
  container: chakra.containerRecipe,
  heading: defineRecipe({
    ...chakra.headingRecipe,
    base: { fontFamily: 'heading', fontWeight: '620', letterSpacing: '-0.02em', textWrap: 'balance' },
  }),
  icon: chakra.iconRecipe,
  input: defineRecipe({ ...chakra.inputRecipe, variants: outlined(chakra.inputRecipe) }),
  kbd: chakra.kbdRecipe,
  link: chakra.linkRecipe,
  radiomark: chakra.radiomarkRecipe,
  separator: chakra.separatorRecipe,
  skeleton: chakra.skeletonRecipe,
  skipNavLink: chakra.skipNavLinkRecipe,
  spinner: chakra.spinnerRecipe,
  textarea: defineRecipe({ ...chakra.textareaRecipe, variants: outlined(chakra.textareaRecipe) }),
};

export const slotRecipes = {
  alert: chakra.alertSlotRecipe,
  card: cardRecipe,
  checkbox: chakra.checkboxSlotRecipe,
  dialog: dialogRecipe,
  drawer: chakra.drawerSlotRecipe,
  field: chakra.fieldSlotRecipe,
  fieldset: chakra.fieldsetSlotRecipe,
  menu: chakra.menuSlotRecipe,
  nativeSelect: selectRecipe,
  progress: chakra.progressSlotRecipe,
  radioGroup: chakra.radioGroupSlotRecipe,
  segmentGroup: chakra.segmentGroupSlotRecipe,
  stat: chakra.statSlotRecipe,
  table: chakra.tableSlotRecipe,
  tabs: chakra.tabsSlotRecipe,
  toast: chakra.toastSlotRecipe,
  tooltip: chakra.tooltipSlotRecipe,
};
