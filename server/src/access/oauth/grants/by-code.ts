import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { clientOf, isSecretOf } from '../clients.ts'
import { useCode } from '../codes.ts'
import { memberTokens, type Issued } from '../issue.ts'
import { noteClientUse } from '../last-use.ts'
import { required, type TokenRequest } from '../token-request.ts'

/** A member's tokens for a code of the hosted page, with the verifier of its challenge. */
export async function byCode(context: Context, request: TokenRequest): Promise<Issued> {
  const { clientId, code } = required(request, 'clientId', 'code')
  const siteId = (await context.services.sites.findByKey('client', clientId)) ?? refuse('INVALID_CLIENT')
  const there = { ...context, siteId, db: context.services.database }
  const client = (await clientOf(there, clientId)) ?? refuse('INVALID_CLIENT')
  const isApp = client.kind === 'app'
  if (isApp && !isSecretOf(client, request.clientSecret, context.now)) refuse('INVALID_CLIENT')
  const { redirectUri, codeVerifier } = request
  const session = (await useCode(there, { code, clientId, redirectUri, codeVerifier, isApp })) ?? refuse('INVALID_GRANT')
  noteClientUse(context.services, siteId, client.id)
  return memberTokens(there, session, clientId)
}
