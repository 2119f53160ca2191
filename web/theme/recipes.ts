import * as chakra from '@chakra-ui/react/theme';
import {
  ownButton,
  ownCard,
  ownCheckbox,
  ownDialog,
  ownHeading,
  ownInput,
  ownSelect,
  ownTable,
} from './own-looks.ts';

/*
 * Only what the product shows; a part whose recipe is missing renders unstyled, so its recipe is added here. Our own looks
 * are laid over Chakra's by `createSystem`, which merges what stands in a later configuration.
 */

export const recipes = {
  badge: chakra.badgeRecipe,
  button: chakra.buttonRecipe,
  checkmark: chakra.checkmarkRecipe,
  heading: chakra.headingRecipe,
  icon: chakra.iconRecipe,
  input: chakra.inputRecipe,
  kbd: chakra.kbdRecipe,
  link: chakra.linkRecipe,
  radiomark: chakra.radiomarkRecipe,
  skeleton: chakra.skeletonRecipe,
  spinner: chakra.spinnerRecipe,
  textarea: chakra.textareaRecipe,
};

export const slotRecipes = {
  alert: chakra.alertSlotRecipe,
  card: chakra.cardSlotRecipe,
  checkbox: chakra.checkboxSlotRecipe,
  combobox: chakra.comboboxSlotRecipe,
  dialog: chakra.dialogSlotRecipe,
  drawer: chakra.drawerSlotRecipe,
  field: chakra.fieldSlotRecipe,
  fieldset: chakra.fieldsetSlotRecipe,
  menu: chakra.menuSlotRecipe,
  nativeSelect: chakra.nativeSelectSlotRecipe,
  progress: chakra.progressSlotRecipe,
  radioGroup: chakra.radioGroupSlotRecipe,
  table: chakra.tableSlotRecipe,
  tabs: chakra.tabsSlotRecipe,
  toast: chakra.toastSlotRecipe,
};

export const ownRecipes = { button: ownButton, heading: ownHeading, input: ownInput, textarea: ownInput };

export const ownSlotRecipes = {
  card: ownCard,
  checkbox: ownCheckbox,
  dialog: ownDialog,
  nativeSelect: ownSelect,
  table: ownTable,
};
