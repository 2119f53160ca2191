import { sitePathOf, type RouteShape } from '../../shared/contract/route.ts';

/** Requests a second in the long run, and at once. */
export interface Throttle {
  readonly rateLimit: number;
  readonly burstLimit: number;
}

/** What any one route answers before it says 429, where nothing narrower is said. */
export const stageThrottle: Throttle = { rateLimit: 200, burstLimit: 400 };

/** Screens ask for several lists at once; what changes the books is done by hand, one thing after the other. */
const MEMBERS = { asking: { rateLimit: 400, burstLimit: 800 }, changing: stageThrottle } as const;
/** Anybody can call these: guessing is slow, and nobody's flood costs much. */
const PUBLIC = {
  asking: { rateLimit: 20, burstLimit: 40 },
  changing: { rateLimit: 5, burstLimit: 20 },
} as const;

/** The throttle of a route, by who may call it and what it does. */
export function throttleOf({ access, method, raw }: Pick<RouteShape, 'access' | 'method' | 'raw'>): Throttle {
  // Machines post these, many at once, and nothing is done before their signature is checked.
  if (raw) return stageThrottle;
  return (access === 'public' ? PUBLIC : MEMBERS)[method === 'GET' ? 'asking' : 'changing'];
}

/** How API Gateway names a route. */
export const routeKeyOf = (route: Pick<RouteShape, 'method' | 'path' | 'page'>): string =>
  `${route.method} ${sitePathOf(route)}`;
