import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { siteOfSecret } from '../../../kernel/secret.ts'
import { activeClient } from '../active-clients.ts'
import { clientOf, isSecretOf } from '../clients.ts'
import { issued, issuedToMember, type Issued } from '../issue.ts'
import { noteClientUse } from '../last-use.ts'
import { renewal } from '../refresh-tokens.ts'
import { required, type TokenRequest } from '../token-request.ts'

/** A visitor's refresh token is signed, a member's is stored. The older package sends no client id; one that is sent must be the token's own. */
export async function renewing(context: Context, request: TokenRequest): Promise<Issued> {
  const { refreshToken } = required(request, 'refreshToken')
  const siteId = siteOfSecret(refreshToken)
  return siteId === undefined
    ? ofVisitor(context, refreshToken, request.clientId)
    : ofMember({ ...context, siteId, db: context.services.database }, refreshToken, request)
}

async function ofVisitor(context: Context, refreshToken: string, clientId: string | undefined): Promise<Issued> {
  const claims = (await context.services.tokens.verify('refresh', refreshToken)) ?? refuse('INVALID_GRANT')
  if (clientId && clientId !== claims.clientId) refuse('INVALID_GRANT')
  if (claims.clientId !== undefined && !(await activeClient(context.services, claims.siteId, claims.clientId))) refuse('INVALID_GRANT')
  recordUseOf(context, claims.siteId, claims.clientId)
  return issued(context, claims, refreshToken)
}

async function ofMember(context: Context, token: string, { clientId, clientSecret }: TokenRequest): Promise<Issued> {
  const named = await clientOf(context, clientId)
  // An app's tokens are useless without its secret.
  if (named?.kind === 'app' && !isSecretOf(named, clientSecret, context.now)) refuse('INVALID_CLIENT')
  const renewed = (await renewal(context, { token, clientId, isApp: named?.kind === 'app' })) ?? refuse('INVALID_GRANT')
  recordUseOf(context, context.siteId, renewed.clientId)
  return issuedToMember(context, renewed, renewed.refreshToken)
}

function recordUseOf({ services }: Context, siteId: string, clientId: string | null | undefined): void {
  if (clientId) noteClientUse(services, siteId, clientId)
}
