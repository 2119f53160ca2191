import { expect, it } from 'vitest';
import '../../../../web/theme/all-looks.ts';
import { system } from '../../../../web/theme/system.ts';

/** A part's styles, with those of the parts inside it by their names. */
interface Styles {
  readonly [name: string]: Styles | undefined;
}

const slotRecipes: unknown = system._config.theme?.slotRecipes;

it.each([
  ['checkbox', 'solid', 'control'],
  ['radioGroup', 'solid', 'itemControl'],
  ['combobox', 'outline', 'input'],
  ['nativeSelect', 'outline', 'field'],
])('draws the %s with an edge that can be seen before it is chosen', (recipe, variant, slot) => {
  const part = (slotRecipes as Styles)[recipe]?.['variants']?.['variant']?.[variant]?.[slot];
  expect(part?.['borderColor']).toBe('border.control');
});
