import { decimalFromMinor } from '../../../shared/money.ts';
import type { FormNote } from '../../../shared/form-note.ts';
import type { Report } from '../../../shared/model/report.ts';
import type { Words } from '../../../shared/text/words.ts';

/** What a file of a form says in words. `placeOf`: where on its form a line is. */
interface NoteWords {
  readonly texts: Words['reports']['figures']['form'];
  readonly placeOf: (code: string) => string;
}

/** What the lines of a form leave open. */
interface BesideLines {
  /** What of them was bought for years, spent negative, where they hold it whole. */
  readonly capital: number;
  /** What the country's form asks beyond its lines, and what of them may be personal. */
  readonly asked?: readonly FormNote[] | undefined;
  /** Whom it is for, and what others file. */
  readonly filers: string;
}

/**
 * What stands beside the lines of a form, as the screen says it: how much the law lets count and for which year that was read, what is left
 * out of the profit and why, what the form asks further, what no entry tells, and whom it is for.
 */
export function formNotes(
  { rows, form, currency }: Report,
  { capital, asked = [], filers }: BesideLines,
  { texts, placeOf }: NoteWords,
): string[] {
  if (!form) return [];
  const money = (minor: number) => `${decimalFromMinor(minor, currency)} ${currency}`;
  const spent = (minor: number) => money(0 - minor);
  const ruled = rows.flatMap(({ key, shares = [] }) =>
    shares.map(({ percent, amount, counts, taxYear, source, restOn }) => {
      const place = placeOf(key);
      const said = texts.counts({ place, percent, amount: spent(amount), counts: spent(counts), taxYear });
      const rest =
        restOn === undefined ? [] : [texts.rest({ amount: spent(amount - counts), place: placeOf(restOn) })];
      return [said, ...rest, ...(source ? [] : [texts.unread])].join(' ');
    }),
  );
  const { profit, leftOut, claimed } = form;
  return [
    ...ruled,
    ...(leftOut ? [texts.leftOut({ amount: spent(leftOut.amount), place: placeOf(leftOut.formLine) })] : []),
    ...(claimed ? [texts.claimed({ amount: spent(claimed.amount), place: placeOf(claimed.formLine) })] : []),
    ...(capital === 0 ? [] : [texts.capital({ amount: spent(capital), profit: money(profit - capital) })]),
    ...asked.map(({ about, amount }) => texts[about]({ amount: money(amount) })),
    texts.profit,
    filers,
  ];
}
