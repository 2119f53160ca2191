import type { RouteThrottle } from '../template/cloud-model.ts';

/** Whether one more request may pass now. */
export type Throttle = () => boolean;

/** A bucket of tokens, as API Gateway throttles a route: so many at once, and so many a second again. */
export function throttle(
  { rate, burst }: RouteThrottle,
  nowMs: () => number = () => performance.now(),
): Throttle {
  let tokens = burst;
  let filledAt = nowMs();
  return () => {
    const at = nowMs();
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * rate);
    filledAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
