import { expect, it } from 'vitest';
import { inks } from '../../../../../../functions/domain/exports/pdf/ink.ts';
import { palette } from '../../../../../../shared/palette.ts';

it.each(Object.entries(inks))('prints %s as it is shown in the light', (name, hex) => {
  expect(hex).toBe(palette[name as keyof typeof inks].light);
});
