/**
 * Takes a step that ends in a conditional write, and takes it again on what stands by then where somebody else was quicker.
 * Gives what the step gives, or `conflict` when that many tries met one each.
 */
export async function retryOnConflict<T>(step: () => Promise<T>, triesMax = 5): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await step();
    if (outcome !== 'conflict' || tries >= triesMax) return outcome;
  }
}
