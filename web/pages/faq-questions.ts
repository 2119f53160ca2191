import { faq } from '../text/en/faq.ts';
import type { TextKey } from '../text/text-keys.ts';
import type { Translate } from '../text/translator.ts';

/** The questions of `/faq` in their groups, in one language: the page shows them, and its structured data tells them. */
export function questionGroups(t: Translate) {
  const say = (key: string) => t(key as TextKey & `faq.${string}`);
  return Object.entries(faq.groups).map(([name, { questions }]) => ({
    name,
    title: say(`faq.groups.${name}.title`),
    questions: Object.keys(questions).map((one) => ({
      question: say(`faq.groups.${name}.questions.${one}.question`),
      answer: say(`faq.groups.${name}.questions.${one}.answer`),
    })),
  }));
}
