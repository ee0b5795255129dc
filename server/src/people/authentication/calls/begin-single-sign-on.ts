import type { authentication } from '@stoa/contract'
import { networkOf } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { authorizationAddress } from '../../openid/public.ts'
import { signInSettings } from '../../sign-in/public.ts'
import { namedConnection } from '../enter-by-provider.ts'
import { beginSingleSignOn as begin } from '../single-sign-on.ts'

export const beginSingleSignOn: Handler<typeof authentication.beginSingleSignOn> = async (context, { idpConnectionId, anew = false }) => {
  const { services, address } = context
  services.rateLimits.count('single-sign-ons', address === undefined ? undefined : networkOf(address))
  const connection = namedConnection(await signInSettings(context), idpConnectionId)
  const { binding, ticket, expiresDate } = await begin(context, { connectionId: connection.id, anew })
  const authorizationUrl = await authorizationAddress(services.outbound, connection, binding)
  return { authorizationUrl, state: binding.state, ticket, expiresDate: expiresDate.toISOString() }
}
