/** `/config.json`, written beside the site by the deployment. */
export interface SiteConfig {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint?: string;
}

/** Which user pool is the deployment's. Throws when the site's configuration is missing or damaged. */
export async function siteConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json');
  const config: unknown = await response.json();
  if (!isSiteConfig(config)) throw new Error('/config.json names no user pool.');
  return config;
}

function isSiteConfig(value: unknown): value is SiteConfig {
  if (typeof value !== 'object' || value === null) return false;
  const { userPoolId, userPoolClientId, userPoolEndpoint = '' } = value as Record<string, unknown>;
  return [userPoolId, userPoolClientId, userPoolEndpoint].every((one) => typeof one === 'string');
}
