/*
 * Runs in every page before its first paint, written into it by the build: sets the theme, the app's language, and whether somebody is
 * signed in (the landing page's buttons follow it; from where Stripe leads back they go on to the app).
 */
(() => {
  // The site's policy forbids code made from text, which zod would try for speed: it reads this where it is fetched at all.
  Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

  const root = document.documentElement;
  const { language, theme, isSignedIn } = whatIsKept();
  const isDark = theme === null ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  root.classList.add(isDark ? 'dark' : 'light');
  root.dataset['language'] = language ?? (/^fr\b/i.test(navigator.language) ? 'fr' : 'en');
  root.dataset['signedIn'] = String(isSignedIn);
  const [, back] = /^(?:\/fr)?(\/(?:success|cancel))\/?$/.exec(location.pathname) ?? [];
  if (isSignedIn && back !== undefined) {
    // Nothing is drawn of the page that is left.
    root.hidden = true;
    location.replace(`/app${back}${location.search}`);
    return;
  }
  const files = document.currentScript?.dataset;
  if (isSignedIn && files && /^\/app(\/|$)/.test(location.pathname)) fetchAhead(files);

  function whatIsKept(): { theme: string | null; language: string | null; isSignedIn: boolean } {
    try {
      return {
        theme: localStorage.getItem('matchbook.theme'),
        language: localStorage.getItem('matchbook.language'),
        isSignedIn: Object.keys(localStorage).some((key) =>
          /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/.test(key),
        ),
      };
    } catch {
      // Storage may be closed to us; the machine's theme and the signed-out page then hold.
      return { theme: null, language: null, isSignedIn: false };
    }
  }

  /**
   * What the app asks for as soon as its first scripts run; the build named the files on this script. After those scripts, which are
   * needed first.
   */
  function fetchAhead({ app = '', dashboard = '' }: DOMStringMap): void {
    const isFirstScreen = /^\/app(\/dashboard)?\/?$/.test(location.pathname);
    const named = isFirstScreen ? `${app} ${dashboard}` : app;
    for (const file of named.split(' ').filter(Boolean)) ahead({ rel: 'modulepreload', href: file });
    ahead({ rel: 'preload', as: 'fetch', href: '/config.json' });
  }

  function ahead(attributes: Partial<HTMLLinkElement>): void {
    const fetched = { crossOrigin: 'anonymous', fetchPriority: 'low' } as const;
    document.head.append(Object.assign(document.createElement('link'), attributes, fetched));
  }
})();
