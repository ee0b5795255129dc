import type { Violation } from '@stoa/contract/problems'
import { clientOf, isReturnAddress, type OAuthClient, returnRulesFor } from '../../access/oauth/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import type { Callbacks } from './redirect-session.ts'

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

const notAllowed = (field: string): Violation => ({
  field,
  description: 'must be a URL on one of the OAuth client’s allowed redirect domains',
  violatedRule: 'FIELD_NOT_ALLOWED',
  ruleName: 'REDIRECT_DOMAIN_NOT_ALLOWED',
})
