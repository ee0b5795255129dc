import type { authentication } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { refuse } from '../../http/refuse.ts'
import { signInSettings } from '../../sign-in/settings.ts'

export const loginWithIdpConnectionTokenParams: Handler<typeof authentication.loginWithIdpConnectionTokenParams> = async (
  context,
  { idpConnectionId },
) => {
  const { connections } = await signInSettings(context)
  const connection = connections.find(({ id }) => id === idpConnectionId)
  return connection ? refuse('IDP_UNAVAILABLE') : refuse('IDP_CONNECTION_NOT_FOUND')
}
