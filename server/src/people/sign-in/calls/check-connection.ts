import type { signIn } from '@stoa/contract'
import { networkOf } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { findingsAbout } from '../../openid/public.ts'
import { callbackAddress } from '../callback-address.ts'
import { signInSettings } from '../settings.ts'

export const checkConnection: Handler<typeof signIn.checkConnection> = async (context, { connection }) => {
  const { services, address } = context
  services.rateLimits.count('connection-checks', address === undefined ? undefined : networkOf(address))
  const { id = '', issuer, clientId, clientSecret } = connection
  const { connections } = await signInSettings(context)
  // A stored secret is only sent to the provider that it was entered for.
  const known = connections.find((one) => one.id === id && one.issuer === issuer && one.clientId === clientId)
  const secret = clientSecret ?? known?.clientSecret
  const client = clientId === undefined ? undefined : { clientId, ...(secret === undefined ? {} : { clientSecret: secret }) }
  return { findings: await findingsAbout(services.outbound, { issuer, client, redirectUri: callbackAddress(context, id) }) }
}
