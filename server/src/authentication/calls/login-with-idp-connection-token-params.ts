import type { authentication } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { countAttempt, forgiveAttempt } from '../../attempts/attempts.ts'
import { refuse } from '../../http/refuse.ts'
import { secretHash } from '../../secret.ts'
import { nonceFor } from '../../sign-in/present.ts'
import { signInSettings } from '../../sign-in/settings.ts'
import { admit } from '../admit.ts'
import { connectedMember } from '../connected.ts'
import { claimsOf } from '../openid.ts'
import { insertProof } from '../store.ts'

/** The provider is asked outside of any transaction; that a token was shown is noted in the one that signs in by it. */
export const loginWithIdpConnectionTokenParams: Handler<typeof authentication.loginWithIdpConnectionTokenParams> = async (
  context,
  { idpConnectionId, tokenParams },
) => {
  const counted = await countAttempt(context, 'single-sign-on')
  const settings = await signInSettings(context)
  const connection = settings.connections.find(({ id }) => id === idpConnectionId) ?? refuse('IDP_CONNECTION_NOT_FOUND')
  const idToken = tokenParams.id_token ?? tokenParams.idToken ?? refuse('IDP_TOKEN_INVALID')
  const claims = await claimsOf(connection, idToken, { nonce: nonceFor(context.identity, connection.id), now: context.now })
  const answer = await context.services.database.transaction(async (db) => {
    const inside = { ...context, db }
    if (!(await insertProof(inside, shownHash(idToken), claims.expiresDate))) refuse('IDP_TOKEN_INVALID')
    const member = await connectedMember(inside, claims, { connectionId: connection.id, settings })
    return (await admit(inside, member, settings)) ?? refuse('IDP_MEMBER_REFUSED')
  })
  await forgiveAttempt(context, counted)
  return answer
}

/** Of what was signed: a signature can be spelt in more ways than one. */
const shownHash = (idToken: string): string => secretHash(`id_token ${idToken.slice(0, idToken.lastIndexOf('.'))}`)
