/** Months written at once: more would only wait for the same partition of the table (1,000 write units a second). */
const LANES_AT_ONCE = 4;

/** Takes the steps of each lane in order, a few lanes at the same time. The first fault ends it. */
export async function sideBySide(
  lanes: readonly (readonly number[])[],
  take: (step: number) => Promise<void>,
): Promise<void> {
  const waiting = lanes.values();
  const work = async () => {
    for (const lane of waiting) for (const step of lane) await take(step);
  };
  await Promise.all(Array.from({ length: LANES_AT_ONCE }, work));
}
