/** How a part ends. */
type Stop = () => Promise<void> | void;

/** What was started, in the order of its start, so that it ends in the reverse one. */
export class Ending {
  readonly #stops: Stop[] = [];

  /** Has this part end with the others; for one that is still starting, once it has started. Rejects as its start does. */
  async with<Part extends { stop: Stop }>(starting: Part | Promise<Part>): Promise<Part> {
    const part = await starting;
    this.add(part.stop);
    return part;
  }

  /** Has this done at the end. */
  add(stop: Stop): void {
    this.#stops.push(stop);
  }

  /** Ends every part, the last one first; one that cannot end keeps no other from it. Throws the first failure once all are done. */
  async endAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const stop of this.#stops.splice(0).reverse())
      await Promise.resolve()
        .then(stop)
        .catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
