import fc from 'fast-check';
import { causeOf, couldBeTrue, damageRow, rowDamages, type RowDamage } from '../statements/damage-row.ts';
import { lossOf, verdictOn } from '../statements/read-back.ts';
import { printStatement, statementFiles, type StatementFile } from '../statements/statement-file.ts';

/** What became of drawn statements: each printed and read back, then once more with one wrong row where there are balances. */
export interface LawTrials {
  readonly clean: number;
  readonly damaged: number;
  /** Damaged files whose proof names the damage as cause. */
  readonly named: number;
  /** One line a failed law, with the number of its statement. */
  readonly failures: readonly string[];
}

const trials = fc.record({ file: statementFiles, damage: rowDamages });

/** Holds `points` drawn statements to the laws of reading and proving; the same seed draws the same ones. */
export async function holdStatementLaws({
  seed,
  points,
  tell = () => undefined,
}: {
  readonly seed: number;
  readonly points: number;
  readonly tell?: (failure: string) => void;
}): Promise<LawTrials> {
  let [damaged, named] = [0, 0];
  const failures: string[] = [];
  const fail = (point: number, file: StatementFile, reason: string): void => {
    failures.push(`${point}: ${reason} – ${file.order}, ${JSON.stringify(file.file)}`);
    tell(failures.at(-1) ?? '');
  };
  for (const [point, { file, damage }] of fc.sample(trials, { numRuns: points, seed }).entries()) {
    const loss = await lossOf(printStatement(file));
    if (loss !== undefined) fail(point, file, loss);
    const verdict = await verdictOnDamage(file, damage);
    if (verdict === undefined) continue;
    damaged += 1;
    if (verdict.isNamed) named += 1;
    if (!verdict.isFlagged) fail(point, file, `${damage.kind} at ${damage.at} was not flagged`);
  }
  return { clean: points, damaged, named, failures };
}

/** Whether one wrong row is flagged, and for what it is; undefined where no balances, or none any more, could tell. */
async function verdictOnDamage(
  file: StatementFile,
  damage: RowDamage,
): Promise<{ isFlagged: boolean; isNamed: boolean } | undefined> {
  const { hasBalances, hasEnds } = printStatement(file);
  if (!hasBalances) return undefined;
  const changed = damageRow(file.statement.rows, damage, hasEnds);
  if (!hasEnds && couldBeTrue(changed)) return undefined;
  const { proven, brokenAt } = await verdictOn(printStatement(file, changed));
  return { isFlagged: proven === false, isNamed: brokenAt?.cause === causeOf[damage.kind] };
}
