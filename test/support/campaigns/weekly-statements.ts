import { addDays } from '../../../shared/civil-date.ts';
import { statementCsv } from '../entries.ts';
import type { Member } from '../member.ts';
import { randomFrom } from './random.ts';

/** What became of a week's statement: how many rows it has, and how many the ledger took. */
export interface WeekTrial {
  readonly week: number;
  readonly rows: number;
  readonly added: number;
}

export interface WeeklyPlan {
  readonly seed: number;
  readonly weeks: number;
  readonly tell?: (trial: WeekTrial) => void;
}

const FIRST_DAY = '2022-01-03';
const ROWS_A_DAY_MAX = 3;

/**
 * Brings somebody's statements of one week each, none sharing a day with another, whose rows all have one amount and one text, in two
 * layouts by turns. Nothing of them is a duplicate: gives the weeks of which the ledger did not take every row, and how many
 * rows the ledger has in the end of how many there are.
 */
export async function bringWeeklyStatements(
  member: Member,
  { seed, weeks, tell = () => undefined }: WeeklyPlan,
): Promise<{ lacking: WeekTrial[]; rows: number; inLedger: number }> {
  const random = randomFrom(seed);
  const lacking: WeekTrial[] = [];
  let total = 0;
  for (let week = 0; week < weeks; week += 1) {
    const rows = weekOf(week, random);
    const { id } = await member.readStatement(statementCsv(rows, week % 2 === 0 ? 1_000_000 : undefined));
    const { added } = await member.commit(String(id));
    const trial = { week, rows: rows.length, added: Number(added) };
    if (trial.added !== trial.rows) lacking.push(trial);
    total += rows.length;
    tell(trial);
  }
  const last = addDays(FIRST_DAY, 7 * weeks);
  const { count } = await member.ask('GET', `/transactions/count?from=${FIRST_DAY}&to=${last}`);
  return { lacking, rows: total, inLedger: Number(count) };
}

/** The same coffee up to a few times a day, at least on the week's first and last day. */
function weekOf(week: number, random: () => number): { date: string; description: string; amount: number }[] {
  return Array.from({ length: 7 }, (_, day) => {
    const atLeast = day === 0 || day === 6 ? 1 : 0;
    const date = addDays(FIRST_DAY, 7 * week + day);
    const times = Math.max(atLeast, Math.floor(random() * (ROWS_A_DAY_MAX + 1)));
    return Array.from({ length: times }, () => ({ date, description: 'NORTHERN COFFEE', amount: -450 }));
  }).flat();
}
