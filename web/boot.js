/* The site's policy forbids code made from text, which zod would try for speed: it reads this where it is fetched at all. */
globalThis.__zod_globalConfig = { jitless: true };

/* Before the first paint: the theme, the app's language, and whether somebody is signed in (the landing page's buttons follow it). */
(function () {
  var root = document.documentElement;
  var chosen = null;
  var language = null;
  var signedIn = false;
  try {
    chosen = localStorage.getItem('matchbook.theme');
    language = localStorage.getItem('matchbook.language');
    for (var i = 0; i < localStorage.length; i += 1) {
      if (/^CognitoIdentityServiceProvider\..+\.LastAuthUser$/.test(localStorage.key(i) || ''))
        signedIn = true;
    }
  } catch (error) {
    /* Storage may be closed to us; the machine's theme and the signed-out page then hold. */
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.add(dark ? 'dark' : 'light');
  root.dataset.language = language || (/^fr\b/i.test(navigator.language) ? 'fr' : 'en');
  root.dataset.signedIn = String(signedIn);
  if (signedIn && /^\/app(\/|$)/.test(location.pathname)) fetchAhead(document.currentScript.dataset);

  /* What the app asks for as soon as its first scripts run; the build named the files on this script. After those scripts, which are needed first. */
  function fetchAhead(named) {
    var isFirstScreen = /^\/app(\/dashboard)?\/?$/.test(location.pathname);
    var files = (named.app || '') + ' ' + ((isFirstScreen && named.dashboard) || '');
    files
      .split(' ')
      .filter(Boolean)
      .forEach(function (file) {
        ahead({ rel: 'modulepreload', href: file });
      });
    ahead({ rel: 'preload', as: 'fetch', href: '/config.json' });
  }

  function ahead(attributes) {
    var link = Object.assign(document.createElement('link'), attributes);
    link.crossOrigin = 'anonymous';
    link.fetchPriority = 'low';
    document.head.append(link);
  }
})();
