import type { oauth } from '@stoa/contract'
import { networkOf } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { anonymous } from '../grants/anonymous.ts'
import { clientCredentials, stripBoundSession } from '../grants/app.ts'
import { authorizedClient } from '../grants/authorized-client.ts'
import { byCode } from '../grants/by-code.ts'
import { renewing } from '../grants/renewing.ts'
import { tokenRequest } from '../token-request.ts'

const grants = {
  anonymous: { grant: anonymous, limit: 'visitor-tokens' },
  refresh_token: { grant: renewing, limit: 'token-renewals' },
  authorization_code: { grant: byCode, limit: 'token-renewals' },
  authorized_client: { grant: authorizedClient, limit: 'token-renewals' },
  client_credentials: { grant: clientCredentials, limit: 'token-renewals' },
  strip_bound_session: { grant: stripBoundSession, limit: 'token-renewals' },
} as const

export const token: Handler<typeof oauth.token> = async (context, sent) => {
  const request = tokenRequest(sent)
  if (request.grantType === undefined)
    return refuseFields({ field: 'grantType', description: 'is required', violatedRule: 'REQUIRED_FIELD' })
  const { grant, limit } = grants[request.grantType]
  context.services.rateLimits.count(limit, context.address === undefined ? undefined : networkOf(context.address))
  return grant(context, request)
}
