import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { secretHash } from '../../kernel/secret.ts'
import type { Claims } from '../openid/public.ts'
import type { Connection, SignInSettings } from '../sign-in/public.ts'
import { completeSignIn, type WireState } from './complete-sign-in.ts'
import { connectedMember } from './connected.ts'
import { insertProof } from './store.ts'

interface ProviderProfile {
  connection: Connection
  settings: SignInSettings
  idToken: string
  claims: Claims
}

/** Signs in whom a provider's whole token speaks of, as far as the site lets them. That the token was shown is noted in the transaction that signs in by it. */
export function enterByProvider(context: Context, { connection, settings, idToken, claims }: ProviderProfile): Promise<WireState> {
  return context.services.database.transaction(async (db) => {
    const inside = { ...context, db }
    if (!(await insertProof(inside, shownHash(idToken), claims.expiresDate))) refuse('IDP_TOKEN_INVALID')
    const member = await connectedMember(inside, claims, { connection, settings })
    return (await completeSignIn(inside, member, settings)) ?? refuse('IDP_MEMBER_REFUSED')
  })
}

export const namedConnection = ({ connections }: SignInSettings, connectionId: string): Connection =>
  connections.find(({ id }) => id === connectionId) ?? refuse('IDP_CONNECTION_NOT_FOUND')

/** Of what was signed: a signature can be spelt in more ways than one. */
const shownHash = (idToken: string): string => secretHash(`id_token ${idToken.slice(0, idToken.lastIndexOf('.'))}`)
