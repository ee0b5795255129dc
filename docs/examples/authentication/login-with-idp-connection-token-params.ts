import type { Client } from '@stoa/sdk'

/** Sign in with an ID token from a provider. */
export async function loginWithIdpConnectionTokenParams(
  stoa: Client,
  { connectionId, idToken }: { connectionId: string; idToken: string },
) {
  const { state } = await stoa.authentication.loginWithIdpConnectionTokenParams({
    idpConnectionId: connectionId,
    tokenParams: { id_token: idToken },
  })
  return state
}
