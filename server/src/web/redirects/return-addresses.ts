import type { Violation } from '@stoa/contract/problems'
import { clientOf, isReturnAddress, type OAuthClient, returnRulesFor } from '../../access/oauth/public.ts'
import type { Services, Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import type { Callbacks, RedirectSession } from './redirect-session.ts'

/** A client of this site that a request names. */
export const namedClient = async (context: Context, id: string): Promise<OAuthClient> =>
  (await clientOf(context, id)) ?? refuse('INVALID_CLIENT')

/** Refuses return URLs that the client may not send browsers to, or none of the site's clients if the caller has none. */
export async function checkCallbacks(context: Context, callbacks: Callbacks, client: OAuthClient | undefined): Promise<void> {
  const given = Object.entries(callbacks).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (given.length === 0) return
  const rules = await returnRulesFor(context, client)
  const wrong = given.filter(([, address]) => !isReturnAddress(address, rules)).map(([name]) => notAllowed(`callbacks.${name}`))
  if (wrong.length > 0) refuseFields(...wrong)
}

/** A stored redirect session by what its client may do now: without the return URLs that are no longer allowed. Undefined if the client was deleted, or the
 *  redirect URI removed. */
export async function withAllowedAddresses<Session extends RedirectSession & { siteId: string }>(
  services: Pick<Services, 'database' | 'sites' | 'settings'>,
  session: Session,
): Promise<Session | undefined> {
  const { siteId, clientId, doc } = session
  const scope = { db: services.database, siteId, site: await services.sites.find(siteId), services }
  const client = await clientOf(scope, clientId)
  if (clientId !== null && !client) return undefined
  if (doc.auth?.redirectUri && !client?.redirectUris.includes(doc.auth.redirectUri)) return undefined
  const given = Object.entries(doc.callbacks)
  if (!given.some(([, address]) => address)) return session
  const rules = await returnRulesFor(scope, client)
  const callbacks = Object.fromEntries(given.filter(([, address]) => !address || isReturnAddress(address, rules)))
  return { ...session, doc: { ...doc, callbacks } }
}

const notAllowed = (field: string): Violation => ({
  field,
  description: 'must be a URL on one of the OAuth client’s allowed redirect domains',
  violatedRule: 'FIELD_NOT_ALLOWED',
  ruleName: 'REDIRECT_DOMAIN_NOT_ALLOWED',
})
