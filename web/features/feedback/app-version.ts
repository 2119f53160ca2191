/** Which build of the app runs here: the name of its first script, which the build makes of its content. */
export function appVersion(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? (new URL(script.src).pathname.split('/').at(-1) ?? '') : '';
}
