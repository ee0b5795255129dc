import { newSecretId } from '../../../database/ids.ts'
import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { visitorTokens, type Issued } from '../issue.ts'
import { noteClientUse } from '../last-use.ts'
import { required, type TokenRequest } from '../token-request.ts'

/** A visitor needs no row: both tokens are signed, and the refresh token stays the same for its lifetime (DESIGN §7). */
export async function anonymous(context: Context, request: TokenRequest): Promise<Issued> {
  const { clientId } = required(request, 'clientId')
  const siteId = (await context.services.sites.findByKey('client', clientId)) ?? refuse('INVALID_CLIENT')
  noteClientUse(context.services, siteId, clientId)
  return visitorTokens(context, { siteId, subject: newSecretId(), role: 'visitor', clientId })
}
