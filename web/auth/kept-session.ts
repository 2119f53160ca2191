const PROVIDER_PREFIXES = ['CognitoIdentityServiceProvider', 'com.amplify'];

/** Whether this browser keeps somebody's session; whether it still holds, the pool knows. `boot.ts` asks the same. */
export function keepsSession(storage: Storage): boolean {
  return Object.keys(storage).some((key) => /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/.test(key));
}

/** Removes everything that the auth provider keeps in this browser. */
export function clearProviderKeys(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (PROVIDER_PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  }
}
