import * as React from 'react';

/*
 * React's development build notes for each element where it was made, ten thousand times a second, for messages that nobody reads
 * here: a fifth of the time of the component tests. It stops where it believes that it has noted enough.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

Object.defineProperty(Reflect.get(React, INTERNALS), 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => undefined,
  configurable: true,
});
