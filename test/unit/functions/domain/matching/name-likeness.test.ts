import { describe, expect, it } from 'vitest';
import { nameLikeness, namePieces } from '../../../../../functions/domain/matching/name-likeness.ts';

const likeness = (a: string, b: string) => nameLikeness(namePieces(a), namePieces(b));

describe('nameLikeness', () => {
  it('sees through accents, case, card numbers, cities and bank words', () => {
    expect(likeness('Café Myriade', 'POS VISA 4724 CAFE MYRIADE #0231 MONTREAL QC')).toBe(1);
    expect(likeness("Tim Horton's", 'INTERAC PURCHASE XXXX1234 TIM HORTONS')).toBe(1);
  });
  it('recognises a name the bank cut short', () => {
    expect(likeness('Northern Reflections Boutique', 'NORTHERN REFLECTIONS B')).toBeGreaterThan(0.7);
  });
  it('keeps strangers apart', () => {
    expect(likeness('Café Myriade', 'HYDRO OTTAWA')).toBe(0);
    expect(likeness('', 'HYDRO OTTAWA')).toBe(0);
  });
  it('keeps a name that consists of bank words only', () => {
    expect(likeness('The Store', 'POS THE STORE')).toBeGreaterThan(0.5);
  });
});
