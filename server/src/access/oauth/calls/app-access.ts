import type { oauth } from '@stoa/contract'
import { networkOf } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { appOf } from '../grants/app.ts'
import { byCode } from '../grants/by-code.ts'
import { renewing } from '../grants/renewing.ts'
import { required, tokenRequest } from '../token-request.ts'

export const appAccess: Handler<typeof oauth.appAccess> = async (context, sent) => {
  const request = tokenRequest(sent)
  context.services.rateLimits.count('token-renewals', context.address === undefined ? undefined : networkOf(context.address))
  const { clientId, clientSecret } = required(request, 'clientId', 'clientSecret')
  await appOf(context, clientId, clientSecret)
  return request.grantType === 'refresh_token' ? renewing(context, request) : byCode(context, request)
}
