import { Amplify } from 'aws-amplify';
import * as z from 'zod';

/** `/config.json`, written beside the site by the deployment. */
const SiteConfig = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string().optional(),
});

/** Points Amplify at the deployment's user pool. Throws when the site's configuration is missing or damaged. */
export async function configureAuth(): Promise<void> {
  const response = await fetch('/config.json');
  const { userPoolId, userPoolClientId, userPoolEndpoint } = SiteConfig.parse(await response.json());
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
