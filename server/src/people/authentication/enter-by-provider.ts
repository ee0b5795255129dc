import { insertProof } from '../../access/captcha/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { secretHash } from '../../kernel/secret.ts'
import type { Claims } from '../openid/public.ts'
import type { Connection, SignInSettings } from '../sign-in/public.ts'
import { completeSignIn, type WireState } from './complete-sign-in.ts'
import { connectedMember } from './connected.ts'

interface ProviderProfile {
  connection: Connection
  settings: SignInSettings
  idToken: string
  claims: Claims
}

/** Signs in the person of a valid provider token, as far as the site allows. That the token was used is recorded in the transaction of the sign-in. */
export function enterByProvider(context: Context, { connection, settings, idToken, claims }: ProviderProfile): Promise<WireState> {
  return context.services.database.transaction(async (db) => {
    const inside = { ...context, db }
    if (!(await insertProof(inside, tokenHash(idToken), claims.expiresDate))) refuse('IDP_TOKEN_INVALID')
    const member = await connectedMember(inside, claims, { connection, settings })
    return (await completeSignIn(inside, member, settings)) ?? refuse('IDP_MEMBER_REFUSED')
  })
}

export const namedConnection = ({ connections }: SignInSettings, connectionId: string): Connection =>
  connections.find(({ id }) => id === connectionId) ?? refuse('IDP_CONNECTION_NOT_FOUND')

/** A hash of the signed content: a signature can be encoded in several ways. */
const tokenHash = (idToken: string): string => secretHash(`id_token ${idToken.slice(0, idToken.lastIndexOf('.'))}`)
