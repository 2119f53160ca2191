/**
 * The longest run of words of a description that all the others have too, letter case apart: what a rule for all of them may
 * look for. Words of digits (branches, references, days) are left out where anything else remains.
 */
export function commonWords(description: string, others: readonly string[]): string {
  const all = others.map((other) => other.toLowerCase());
  const runs = runsOf(description).toSorted((a, b) => b.length - a.length);
  return runs.find((run) => all.every((other) => other.includes(run.toLowerCase()))) ?? description;
}

/** Every run of neighbouring words without digits, as written. */
function runsOf(description: string): string[] {
  return description
    .split(/\s*\S*\d\S*\s*/u)
    .flatMap((part) => {
      const words = [...part.matchAll(/\S+/gu)];
      return words.flatMap((first, from) =>
        words.slice(from).map((last) => part.slice(first.index, last.index + last[0].length)),
      );
    })
    .filter((run) => /\p{L}{2}/u.test(run));
}
