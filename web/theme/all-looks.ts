import { defineConfig, defineSlotRecipe, mergeConfigs } from '@chakra-ui/react';
import {
  checkboxAnatomy,
  comboboxAnatomy,
  dialogAnatomy,
  radioGroupAnatomy,
  tableAnatomy,
  tabsAnatomy,
} from '@chakra-ui/react/anatomy';
import * as chakra from '@chakra-ui/react/theme';
import { control, ownInput } from './own-looks.ts';
import { scrollShade } from './scroll-shade.ts';
import { system } from './system.ts';

/*
 * Imported by what shows more than the first screens do: the system has the looks of every part from here on. Only of what the product
 * shows; a part whose recipe is missing renders unstyled, so its recipe is added here.
 */

const recipes = {
  checkmark: chakra.checkmarkRecipe,
  kbd: chakra.kbdRecipe,
  link: chakra.linkRecipe,
  radiomark: chakra.radiomarkRecipe,
  textarea: chakra.textareaRecipe,
};

const slotRecipes = {
  alert: chakra.alertSlotRecipe,
  checkbox: chakra.checkboxSlotRecipe,
  combobox: chakra.comboboxSlotRecipe,
  dialog: chakra.dialogSlotRecipe,
  drawer: chakra.drawerSlotRecipe,
  fieldset: chakra.fieldsetSlotRecipe,
  menu: chakra.menuSlotRecipe,
  progress: chakra.progressSlotRecipe,
  radioGroup: chakra.radioGroupSlotRecipe,
  table: chakra.tableSlotRecipe,
  tabs: chakra.tabsSlotRecipe,
  toast: chakra.toastSlotRecipe,
};

/** Ticked is ember wherever one ticks; the empty box is an edge that can be seen. */
const ownCheckbox = defineSlotRecipe({
  slots: checkboxAnatomy.keys(),
  variants: {
    variant: {
      solid: {
        control: {
          bg: 'bg.panel',
          borderColor: 'border.control',
          '&:is([data-state=checked], [data-state=indeterminate])': {
            bg: 'ember.solid',
            color: 'ember.contrast',
            borderColor: 'ember.solid',
          },
        },
      },
    },
  },
});

/** One of several is an edge that can be seen too, whether it is a circle or a list that is searched. */
const ownRadioGroup = defineSlotRecipe({
  slots: radioGroupAnatomy.keys(),
  variants: { variant: { solid: { itemControl: { bg: 'bg.panel', borderColor: 'border.control' } } } },
});

const ownCombobox = defineSlotRecipe({
  slots: comboboxAnatomy.keys(),
  base: { trigger: { color: 'fg.muted' } },
  variants: { variant: { outline: { input: control } } },
});

const ownDialog = defineSlotRecipe({
  // All of them, in the anatomy's own order: slots are merged by position, and a shorter list loses the rest.
  slots: dialogAnatomy.keys(),
  base: {
    // Without a blur: where no graphics card helps, each blink of a caret would draw the whole window anew.
    backdrop: { bg: 'rgb(30 22 14 / 0.45)' },
    content: { borderWidth: '1px' },
    title: { textStyle: 'lg', fontWeight: '620', letterSpacing: '-0.015em' },
  },
});

/** Rows as far apart as the person prefers. */
const ownTable = defineSlotRecipe({
  slots: tableAnatomy.keys(),
  variants: { size: { sm: { cell: { py: 'calc(var(--row-room) - 0.125rem)' } } } },
});

/** Where there is no room for all of them, tabs scroll. A finger has room for each. */
const ownTabs = defineSlotRecipe({
  slots: tabsAnatomy.keys(),
  base: {
    list: { overflowX: 'auto', overflowY: 'hidden', background: scrollShade },
    trigger: { whiteSpace: 'nowrap', flexShrink: '0' },
  },
  variants: {
    size: { md: { trigger: { h: { base: '11', md: '10' }, px: { base: '2.5', md: '4' } } } },
  },
});

const ownLooks = defineConfig({
  theme: {
    recipes: { textarea: ownInput },
    slotRecipes: {
      checkbox: ownCheckbox,
      combobox: ownCombobox,
      dialog: ownDialog,
      radioGroup: ownRadioGroup,
      table: ownTable,
      tabs: ownTabs,
    },
  },
});

const { theme: further } = mergeConfigs(defineConfig({ theme: { recipes, slotRecipes } }), ownLooks);
// The system looks a recipe up when the first part asks for it.
const { theme: known } = system._config;
Object.assign(known?.recipes ?? {}, further?.recipes);
Object.assign(known?.slotRecipes ?? {}, further?.slotRecipes);
