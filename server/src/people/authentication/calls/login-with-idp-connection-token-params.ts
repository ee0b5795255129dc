import type { authentication } from '@stoa/contract'
import { countAttempt, uncountAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { claimsOf, providerOf } from '../../openid/public.ts'
import { nonceFor, signInSettings } from '../../sign-in/public.ts'
import { enterByProvider, namedConnection } from '../enter-by-provider.ts'

/** The provider is called outside of any transaction. */
export const loginWithIdpConnectionTokenParams: Handler<typeof authentication.loginWithIdpConnectionTokenParams> = async (
  context,
  { idpConnectionId, tokenParams },
) => {
  const counted = await countAttempt(context, 'single-sign-on')
  const settings = await signInSettings(context)
  const connection = namedConnection(settings, idpConnectionId)
  const idToken = tokenParams.id_token ?? tokenParams.idToken ?? refuse('IDP_TOKEN_INVALID')
  const { keys } = await providerOf(context.services.outbound, connection.issuer)
  const claims = await claimsOf(idToken, { connection, keys, nonce: nonceFor(context.identity, connection.id), now: context.now })
  const answer = await enterByProvider(context, { connection, settings, idToken, claims })
  await uncountAttempt(context, counted)
  return answer
}
