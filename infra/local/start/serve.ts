import { controlRoutes } from '../control/control-routes.ts';
import { peopleOf } from '../control/people.ts';
import { httpGateway } from '../gateway/http-gateway.ts';
import { tokenVerifier } from '../gateway/verify-token.ts';
import { mailDoor } from '../mail/receive-mail.ts';
import type { LocalRoute } from '../template/cloud-model.ts';
import { localHeaders } from '../web/local-headers.ts';
import type { Site } from '../web/static-site.ts';
import { webRoutes } from '../web/web-routes.ts';
import { documentsBucket, type Parts } from './parts.ts';
import type { Start } from './start.ts';

/** Makes the site of its security headers. */
export type MakeSite = (headers: Readonly<Record<string, string>>) => Promise<Site>;

const setPlanOf = ({ functions }: Parts['model']): string =>
  [...functions.keys()].find((name) => name.endsWith('-set-plan')) ?? '';

const withoutThrottle = ({ throttle: _, ...route }: LocalRoute): LocalRoute => route;

/** Opens the one address: the API, the inbox, the controls, and the site once it is made. */
export async function serve(
  { clock, guarded, invoke, isLight }: Start,
  parts: Parts,
  makeSite: MakeSite | undefined,
): Promise<void> {
  const { region } = guarded;
  const { model, web, state, fronts, postOffice, pool, host, schedules } = parts;
  const here = (headers: Readonly<Record<string, string>>) =>
    localHeaders(headers, {
      region,
      bucket: documentsBucket(model),
      s3: fronts.s3.url,
      cognito: pool?.pool.url ?? '',
    });
  const served = model.served.map(({ prefix, headers }) => ({ prefix, headers: here(headers) }));
  const gateway = httpGateway({
    routes: isLight ? model.routes.map(withoutThrottle) : model.routes,
    verifyToken: tokenVerifier(pool?.pool.jwks() ?? { keys: [] }),
    invoke,
    report: (line) => process.stderr.write(`${line}\n`),
  });
  const control = controlRoutes({
    reads: fronts.reads,
    schedules,
    clock,
    clockWasSet: () => host.setClock(clock.offsetMs()),
    reportMail: postOffice.mail.report,
    setPlan: (event) => invoke(setPlanOf(model), event),
    mailDoor: mailDoor({ rules: model.receiptRules, s3Url: state.storage.s3Url, region }),
    people: pool && peopleOf({ url: pool.pool.url, region, id: pool.id, clientId: pool.clientId }),
  });
  const siteConfig = () => ({
    region,
    userPoolId: pool?.id,
    userPoolClientId: pool?.clientId,
    userPoolEndpoint: pool && `${pool.pool.url}/`,
  });
  const site = await makeSite?.(here(model.siteHeaders));
  web.answerWith(
    webRoutes({ gateway, served, inbox: postOffice.mail.inboxRoutes, control, siteConfig, site }),
  );
}
