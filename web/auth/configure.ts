import { Amplify } from 'aws-amplify';

/** `/config.json`, written beside the site by the deployment. */
interface SiteConfig {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint?: string;
}

/** Points Amplify at the deployment's user pool. Throws when the site's configuration is missing or damaged. */
export async function configureAuth(): Promise<void> {
  const response = await fetch('/config.json');
  const config: unknown = await response.json();
  if (!isSiteConfig(config)) throw new Error('/config.json names no user pool.');
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(userPoolEndpoint === undefined ? {} : { userPoolEndpoint }),
      },
    },
  });
}

function isSiteConfig(value: unknown): value is SiteConfig {
  if (typeof value !== 'object' || value === null) return false;
  const { userPoolId, userPoolClientId, userPoolEndpoint = '' } = value as Record<string, unknown>;
  return [userPoolId, userPoolClientId, userPoolEndpoint].every((one) => typeof one === 'string');
}
