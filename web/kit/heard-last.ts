/** Asks each time it is called; only the answer to what was asked last is heard, in whichever order answers come. */
export function heardLast<Answer>(
  ask: () => Promise<Answer>,
  hear: (answer: Answer) => void,
): () => Promise<void> {
  let asked = 0;
  return async () => {
    asked += 1;
    const mine = asked;
    const answer = await ask();
    if (mine === asked) hear(answer);
  };
}
