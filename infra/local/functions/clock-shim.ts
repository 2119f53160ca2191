const RealDate = Date;
let offsetMs = 0;

/** Moves what `new Date()` and `Date.now()` answer in this thread by that many milliseconds; the clock keeps ticking. */
export function setClockOffset(milliseconds: number): void {
  offsetMs = milliseconds;
  if (globalThis.Date === RealDate) globalThis.Date = shim;
}

const now = () => RealDate.now() + offsetMs;

const shim = new Proxy(RealDate, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, property) => (property === 'now' ? now : (Reflect.get(target, property) as unknown)),
});
