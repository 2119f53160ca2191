import { expect, it } from 'vitest';
import { english as said } from '../../../shared/text/en/english.ts';
import { english as shown } from '../../../web/text/en/index.ts';

/** All that a catalogue says, wherever it stands in it. */
function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.values(texts).flatMap(sentencesIn);
}

const BRITISH =
  /\b\w*(organis|recognis|categoris|summaris|authoris|customis|optimis|realis|analys(e|ing)|colour|favour|behaviou?r(?<!behavior)|labour|cancelled|cancelling|catalogue|centre|grey)\w*/i;

it('spells as in North America, wherever a person reads it', () => {
  const all = [...sentencesIn(shown), ...sentencesIn(said)];
  expect(all.length).toBeGreaterThan(1000);
  expect(all.flatMap((sentence) => BRITISH.exec(sentence)?.[0] ?? [])).toEqual([]);
});
