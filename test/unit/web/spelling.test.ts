import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { english as said } from '../../../shared/text/en/english.ts';
import { french as saidInFrench } from '../../../shared/text/fr/french.ts';
import { english as shown } from '../../../web/text/en/index.ts';
import { french as shownInFrench } from '../../../web/text/fr/index.ts';

const ARTICLES = 'web/pages/articles';

/** All that a catalogue says, wherever it stands in it; what is made of facts as it is written. */
function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [String(texts)];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.values(texts).flatMap(sentencesIn);
}

/** The lines of the articles of a language, without addresses and the titles of what others wrote. */
function articleLines(language: 'en' | 'fr'): string[] {
  const files = readdirSync(ARTICLES).filter((file) => file.endsWith(`.${language}.md`));
  return files.flatMap((file) =>
    readFileSync(`${ARTICLES}/${file}`, 'utf8')
      .replaceAll(/\]\([^)]*\)|“[^”]*”/g, '')
      .split('\n'),
  );
}

const inEnglish = [...sentencesIn(shown), ...sentencesIn(said), ...articleLines('en')];
// What is searched for by people's own words is no name that the product gives.
const inFrench = [
  ...sentencesIn({ ...shownInFrench, commands: {} }),
  ...sentencesIn(saidInFrench),
  ...articleLines('fr'),
];

const BRITISH =
  /\b\w*(organis|recognis|categoris|summaris|authoris|customis|optimis|realis|analys(e|ing)|colour|favour|behaviou?r(?<!behavior)|labour|cancelled|cancelling|catalogue|centre|grey)\w*/i;

it('spells as in North America, wherever a person reads it', () => {
  expect(inEnglish.length).toBeGreaterThan(2000);
  expect(inEnglish.flatMap((sentence) => BRITISH.exec(sentence)?.[0] ?? [])).toEqual([]);
});

it('calls an entry that waits for a category uncategorized, and nothing else', () => {
  const otherwise = /\b(without|ha(s|ve) no) (a )?categor\w+/i;
  expect(inEnglish.filter((sentence) => otherwise.test(sentence))).toEqual([]);
  const otherwiseInFrench = /sans catégorie(?!s)|non classé/i;
  expect(inFrench.filter((sentence) => otherwiseInFrench.test(sentence))).toEqual([]);
});
