import type { CategorisedRow } from '../../functions/domain/categories/category-history.ts';
import { useTaught } from '../../functions/domain/categories/habit.ts';
import { isMixedHouse } from '../../functions/domain/categories/mixed-houses.ts';
import { categorySuggester, SURE_MIN } from '../../functions/domain/categories/suggest-category.ts';
import { suggestMatches } from '../../functions/domain/matching/suggest-matches.ts';
import { recogniseTransfers } from '../../functions/domain/statements/recognise-transfers.ts';
import { NameKeys } from '../../functions/domain/text/name-key.ts';
import { offeredEntries, templateFor, type OfferedCategory } from '../../shared/countries/index.ts';
import { touchesSet, type TouchedBooks, type TouchedRow } from './touches-set.ts';

const DOCUMENTS = 150;

/** What a person had to decide of one business's year, by cause, and how much of what was decided for them was wrong. */
interface Touches {
  readonly rows: number;
  vendors: number;
  matches: number;
  automatic: number;
  wrong: number;
}

/** Decisions per 100 rows, cold (a first import) and taught (each vendor of an earlier year decided once), and wrong automatic ones per 1,000. */
export function touchesNotes(): string[] {
  const books = touchesSet();
  return (['cold', 'taught'] as const).flatMap((state) => {
    const each = books.map((one) => touchesOf(one, state === 'taught'));
    const sum = (of: (one: Touches) => number): number => each.reduce((all, one) => all + of(one), 0);
    const rows = sum((one) => one.rows);
    const per100 = (count: number): string => ((count / rows) * 100).toFixed(1);
    const [vendors, matches] = [sum((one) => one.vendors), sum((one) => one.matches)];
    const wrong =
      (sum((one) => one.wrong) /
        Math.max(
          1,
          sum((one) => one.automatic),
        )) *
      1000;
    return [
      `touches, ${state}: ${per100(vendors + matches + each.length)} decisions per 100 rows (vendors ${per100(vendors)}, matches ${per100(matches)}, ` +
        `reviews ${per100(each.length)}); wrong automatic ${wrong.toFixed(2)} per 1,000 of ${sum((one) => one.automatic)}`,
    ];
  });
}

function touchesOf({ country, profession, rows }: TouchedBooks, isTaught: boolean): Touches {
  const template = templateFor(country, profession);
  const choices = (['expense', 'income'] as const).flatMap((kind) => offeredEntries(template, kind));
  const half = Math.floor(rows.length / 2);
  const [earlier, judged] = isTaught ? [rows.slice(0, half), rows.slice(half)] : [[], rows];
  const suggest = categorySuggester({ rules: [], history: decided(earlier, choices), choices });
  const touches: Touches = { rows: judged.length, vendors: 0, matches: 0, automatic: 0, wrong: 0 };
  const keys = new NameKeys();
  const asked = new Set<string>();
  for (const row of judged) {
    const isTransfer = isOwnMoney(row);
    const found = isTransfer ? undefined : suggest(row);
    if (isTransfer || (found && found.confidence >= SURE_MIN)) {
      touches.automatic += 1;
      if (isTransfer ? !isMoved(row) : !isRight(found?.categoryId, row, choices)) touches.wrong += 1;
      continue;
    }
    // A house that sells everything is one group with as many decisions as it was used for.
    const apart = isMixedHouse(row.description) ? row.truth : '';
    asked.add(`${row.amount > 0} ${keys.keyOf(row.description) || row.description} ${apart}`);
  }
  touches.vendors = asked.size;
  countMatches(judged, touches);
  return touches;
}

/** What a person did with an earlier half year. */
function decided(rows: readonly TouchedRow[], choices: readonly OfferedCategory[]): CategorisedRow[] {
  return rows.flatMap((row) => {
    const [categoryId] = rightFor(row, choices);
    return categoryId === undefined ? [] : [{ ...row, categoryId }];
  });
}

function isOwnMoney({ description, amount, date }: TouchedRow): boolean {
  const transactions = [{ row: 2, date, description, amount }];
  const statement = {
    format: 'csv' as const,
    currency: 'CAD',
    account: null,
    opening: null,
    closing: null,
    proven: null,
  };
  const reading = recogniseTransfers(
    { kind: 'read', statement: { ...statement, transactions, rejected: [], questions: [] } },
    { accountKind: 'checking' },
  );
  return reading.kind === 'read' && reading.statement.transactions[0]?.transfer !== undefined;
}

/** Categories that a purpose may be put into in these books; where none is for it, any is a person's own way. */
function rightFor({ truth, amount }: TouchedRow, choices: readonly OfferedCategory[]): string[] {
  if (isOwners(truth)) return [...taughtUses].flatMap(([id, use]) => (use === truth ? [id] : []));
  const kind = amount > 0 ? 'income' : 'expense';
  const meant = choices.filter((choice) => choice.kind === kind && choice.purpose === truth);
  return meant.length > 0 ? meant.map(({ id }) => id) : truth === undefined ? [] : ['other'];
}

/** What stands for a category where money was not the business's. */
const taughtUses = new Map(['transfer', 'owner'].map((id) => [id, useTaught(id)]));
const isOwners = (truth: TouchedRow['truth']): boolean => truth === 'owner' || truth === 'personal';
/** Whether a row was neither earned nor spent, whoever's it was. */
const isMoved = ({ truth }: TouchedRow): boolean => truth === undefined || truth === 'owner';

const isRight = (id: string | undefined, row: TouchedRow, choices: readonly OfferedCategory[]): boolean =>
  id !== undefined && rightFor(row, choices).includes(id);

/** Documents of every few purchases: what is not matched without asking is a decision. */
function countMatches(rows: readonly TouchedRow[], touches: Touches): void {
  const bought = rows.filter(
    ({ truth, amount }) => truth !== undefined && !isOwners(truth) && truth !== 'bank-charges' && amount < 0,
  );
  const step = Math.max(1, Math.floor(bought.length / Math.floor((DOCUMENTS * rows.length) / 600)));
  const keys = new NameKeys();
  const receipts = bought
    .filter((_, at) => at % step === 0)
    .map(({ id, date, description, amount, currency }) => ({
      ...{ id: `r${id}`, vendor: keys.keyOf(description), date, amount: -amount, currency },
    }));
  const matches = suggestMatches({ transactions: rows, receipts });
  const auto = matches.filter(({ decision }) => decision === 'auto');
  const wrong = auto.filter(({ receiptIds, transactionIds }) => receiptIds[0] !== `r${transactionIds[0]}`);
  touches.automatic += auto.length;
  touches.wrong += wrong.length;
  touches.matches += receipts.length - auto.length;
}
