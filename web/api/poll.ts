const PAUSES_MS = [150, 300, 600, 1000] as const;

/** Waits before something is asked once more, the longer the more often it was; the last pause holds from then on. */
export async function pauseBetween(asked: number): Promise<void> {
  const ms = PAUSES_MS[Math.min(asked, PAUSES_MS.length - 1)];
  await new Promise((resolve) => setTimeout(resolve, ms));
}
