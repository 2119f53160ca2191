import * as z from 'zod';
import { EntryName, isEntryName } from './common.ts';
import { telling } from './field-words.ts';

/** Bounds of what somebody's own program leaves with an organisation: far below an item of the table, and of its 32 levels. */
const LEVELS_MAX = 8;
const VALUES_MAX = 1000;
const LETTERS_MAX = 20_000;
/** Smaller numbers than this are nobody's preference, and the table knows no number below 1e-130. */
const NUMBER_MIN = 1e-100;

/** An object of JSON that the table can keep whatever it says. */
export const KeptJson = z
  .record(EntryName(100), z.unknown())
  .refine((content) => isKeepable(content), telling({ code: 'more-than-is-kept' }));

/** Whether some JSON is of moderate depth and size, with filled names, whole letters and numbers that JavaScript and the table hold alike. */
function isKeepable(content: unknown): boolean {
  let [values, letters] = [0, 0];
  const isText = (text: string) => {
    letters += text.length;
    return letters <= LETTERS_MAX && text.isWellFormed();
  };
  const isKept = (value: unknown, level: number): boolean => {
    values += 1;
    if (values > VALUES_MAX || level > LEVELS_MAX) return false;
    if (typeof value === 'string') return isText(value);
    if (typeof value === 'number') return isNumberKept(value);
    if (Array.isArray(value)) return value.every((each) => isKept(each, level + 1));
    if (typeof value !== 'object' || value === null) return true;
    return Object.entries(value).every(
      ([name, each]) => isEntryName(name) && isText(name) && isKept(each, level + 1),
    );
  };
  return isKept(content, 1);
}

function isNumberKept(number: number): boolean {
  const size = Math.abs(number);
  return size === 0 || (size >= NUMBER_MIN && size <= Number.MAX_SAFE_INTEGER);
}
