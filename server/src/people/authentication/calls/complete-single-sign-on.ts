import type { authentication } from '@stoa/contract'
import { countAttempt, uncountAttempt } from '../../../http/limits/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { type Claims, claimsOf, described, type Exchanged, exchangedFor, providerOf } from '../../openid/public.ts'
import { type Connection, signInSettings } from '../../sign-in/public.ts'
import { enterByProvider, namedConnection } from '../enter-by-provider.ts'
import { resumeSingleSignOn } from '../single-sign-on.ts'

/** The callback is used up before the provider is called, and the provider is called outside of any transaction. */
export const completeSingleSignOn: Handler<typeof authentication.completeSingleSignOn> = async (
  context,
  { idpConnectionId, ticket, query },
) => {
  const counted = await countAttempt(context, 'single-sign-on')
  const settings = await signInSettings(context)
  const connection = namedConnection(settings, idpConnectionId)
  const binding = await resumeSingleSignOn(context, { connectionId: connection.id, ticket, state: stateIn(query) })
  const exchanged = await exchangedFor(context.services.outbound, connection, { binding, query, now: context.now })
  const claims = await allClaims(context, { connection, exchanged, nonce: binding.nonce })
  const answer = await enterByProvider(context, { connection, settings, idToken: exchanged.idToken, claims })
  await uncountAttempt(context, counted)
  return answer
}

/** A duplicate parameter is an error. */
function stateIn(query: string): string | undefined {
  const states = new URLSearchParams(query).getAll('state')
  return states.length > 1 ? refuse('IDP_TOKEN_INVALID') : states[0]
}

interface Showing {
  connection: Connection
  exchanged: Exchanged
  nonce: string
}

/** The token's claims; if they lack the email address, with the provider's userinfo about the same subject. */
async function allClaims({ services, now }: Context, { connection, exchanged, nonce }: Showing): Promise<Claims> {
  const { keys } = await providerOf(services.outbound, connection.issuer)
  const claims = await claimsOf(exchanged.idToken, { connection, keys, nonce, now })
  return claims.email === undefined ? { ...claims, ...described(await exchanged.userInfo(claims.subject)) } : claims
}
