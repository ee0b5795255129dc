import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { clientOf, isSecretOf } from '../clients.ts'
import { appTokens, type Issued } from '../issue.ts'
import { noteClientUse } from '../last-use.ts'
import type { OAuthClient } from '../rows.ts'
import { required, type TokenRequest } from '../token-request.ts'

/** An app's own token. Its instance id is the site's id, because an app belongs to one site. */
export async function clientCredentials(context: Context, request: TokenRequest): Promise<Issued> {
  const { clientId, clientSecret, instanceId } = required(request, 'clientId', 'clientSecret', 'instanceId')
  const { siteId } = await appOf(context, clientId, clientSecret)
  if (instanceId.toLowerCase() !== siteId) refuse('INVALID_GRANT')
  return appTokens({ ...context, siteId }, clientId)
}

/** The app's own token in exchange for one that it was issued for a user. */
export async function stripBoundSession(context: Context, request: TokenRequest): Promise<Issued> {
  const { accessToken, clientSecret } = required(request, 'accessToken', 'clientSecret')
  const claims = (await context.services.tokens.verify('access', accessToken)) ?? refuse('INVALID_GRANT')
  const { siteId, app } = await appOf(context, claims.clientId ?? refuse('INVALID_GRANT'), clientSecret)
  if (siteId !== claims.siteId) refuse('INVALID_GRANT')
  return appTokens({ ...context, siteId }, app.id)
}

/** The app of this secret, and its site. An unknown app and a wrong secret give the same error. */
export async function appOf({ services, now }: Context, clientId: string, secret: string): Promise<{ siteId: string; app: OAuthClient }> {
  const siteId = (await services.sites.findByKey('client', clientId)) ?? refuse('INVALID_CLIENT')
  const app = await clientOf({ db: services.database, siteId }, clientId)
  if (app?.kind !== 'app' || !isSecretOf(app, secret, now)) return refuse('INVALID_CLIENT')
  noteClientUse(services, siteId, app.id)
  return { siteId, app }
}
