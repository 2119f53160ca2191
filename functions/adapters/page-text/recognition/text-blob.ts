/** A line of text found on a picture: a rectangle in pixels, turned by `angle` (radians, clockwise) about its centre. */
export interface TextBlob {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

type Point = readonly [number, number];

/** The smallest turned rectangle around the points; its angle lies within ±45°, so upright text is wider than high. */
export function smallestRectangle(points: readonly Point[]): TextBlob {
  const hull = convexHull(points);
  let best = rectangleAt(hull, 0);
  hull.forEach((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from;
    const candidate = rectangleAt(hull, quarterTurn(Math.atan2(to[1] - from[1], to[0] - from[0])));
    if (candidate.width * candidate.height < best.width * best.height) best = candidate;
  });
  return best;
}

/** The rectangle around the points whose sides are turned by `angle`. */
export function rectangleAt(points: readonly Point[], angle: number): TextBlob {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    width: right - left + 1,
    height: bottom - top + 1,
    angle,
  };
}

function quarterTurn(angle: number): number {
  return angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length >= 2 && !turnsLeft(hull.at(-2), hull.at(-1), point)) hull.pop();
    hull.push(point);
  }
  return hull;
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}
