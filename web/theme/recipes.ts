import * as chakra from '@chakra-ui/react/theme';
import { ownButton, ownHeading, ownInput, ownSelect } from './own-looks.ts';

/*
 * What the way in, the frame of the app and the dashboard are drawn with; `all-looks.ts` has the looks of every other part. Our own looks
 * are laid over Chakra's by `createSystem`, which merges what stands in a later configuration.
 */

export const recipes = {
  badge: chakra.badgeRecipe,
  button: chakra.buttonRecipe,
  heading: chakra.headingRecipe,
  icon: chakra.iconRecipe,
  input: chakra.inputRecipe,
  skeleton: chakra.skeletonRecipe,
  spinner: chakra.spinnerRecipe,
};

export const slotRecipes = {
  field: chakra.fieldSlotRecipe,
  nativeSelect: chakra.nativeSelectSlotRecipe,
};

export const ownRecipes = { button: ownButton, heading: ownHeading, input: ownInput };

export const ownSlotRecipes = { nativeSelect: ownSelect };
