import { describe, expect, it } from 'vitest';
import { surePurpose } from '../../../functions/domain/categories/sure-merchants.ts';
import { foldText } from '../../../functions/domain/text/fold-text.ts';
import { NameKeys } from '../../../functions/domain/text/name-key.ts';
import { SURE_LINES } from './sure-lines.ts';

const keys = new NameKeys();
const sureOf = (text: string) =>
  surePurpose({ folded: foldText(text.replace(/['’]/g, '')), key: keys.keyOf(text) }, false)?.purpose;
const lines = SURE_LINES.map((line) => ({ ...line, found: sureOf(line.text) }));

describe('merchants that are sorted without a question', () => {
  it('are never sorted wrong in the labelled lines', () => {
    const wrong = lines.filter(({ purpose, found }) => found !== undefined && found !== purpose);
    expect(wrong).toEqual([]);
  });

  it('are known in nearly all lines that name one', () => {
    const meant = lines.filter(({ purpose }) => purpose !== 'none');
    const missed = meant.filter(({ found }) => found === undefined).map(({ text }) => text);
    expect(missed.length / meant.length, missed.join(' · ')).toBeLessThan(0.05);
  });
});
