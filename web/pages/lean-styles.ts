const DECLARED = /(?<=[{;])(--[\w-]+):[^;{}]*;/g;
const USED = /var\((--[\w-]+)/g;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/**
 * A page's styles without the custom properties and keyframes that nothing on it uses: the theme declares all of the app's, which is
 * more than half of what a browser would have to parse before the first paint. `body`: the page's HTML, whose attributes may use some.
 */
export function leanStyles(styles: string, body: string): string {
  const lean = withUsedProperties(styles, body);
  const values =
    lean
      .replaceAll(KEYFRAMES, '')
      .match(/:[^;{}]*/g)
      ?.join(' ') ?? '';
  return lean.replaceAll(KEYFRAMES, (whole, name: string) => (values.includes(name) ? whole : ''));
}

/** Again and again: a property may be used only by one that nothing uses. */
function withUsedProperties(styles: string, body: string): string {
  const used = new Set([...(styles + body).matchAll(USED)].map(([, name]) => name));
  const lean = styles.replaceAll(DECLARED, (whole, name: string) => (used.has(name) ? whole : ''));
  return lean === styles ? lean : withUsedProperties(lean, body);
}
