import type { Violation } from '@stoa/contract/problems'
import { clientOf, findRedirectUris, type OAuthClient } from '../../access/oauth/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import type { Callbacks } from './redirect-session.ts'

/** A client of this site that a request names. */
export const namedClient = async (context: Context, id: string): Promise<OAuthClient> =>
  (await clientOf(context, id)) ?? refuse('INVALID_CLIENT')

/** Compared exactly: a URL that two parsers could read differently is another one (threat A17). */
export const isRegistered = (address: string, registered: readonly string[]): boolean => registered.includes(address)

/** Refuses return URLs that aren't registered for the client, or for any of the site's clients if the caller has none. */
export async function checkCallbacks(context: Context, callbacks: Callbacks, client: OAuthClient | undefined): Promise<void> {
  const given = Object.entries(callbacks).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (given.length === 0) return
  const registered = client?.redirectUris ?? (await findRedirectUris(context))
  const wrong = given.filter(([, address]) => !isRegistered(address, registered)).map(([name]) => notRegistered(`callbacks.${name}`))
  if (wrong.length > 0) refuseFields(...wrong)
}

export const notRegistered = (field: string): Violation => ({
  field,
  description: 'must exactly match a return address that is registered for the OAuth client',
  violatedRule: 'FIELD_NOT_ALLOWED',
  ruleName: 'NOT_REGISTERED',
})
