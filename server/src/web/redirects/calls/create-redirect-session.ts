import type { redirects } from '@stoa/contract'
import { networkOf } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { openRedirectSession } from '../redirect-sessions.ts'
import { redirectionOf } from '../targets.ts'

export const createRedirectSession: Handler<typeof redirects.createRedirectSession> = async (context, request) => {
  context.services.rateLimits.count('redirect-sessions', context.address === undefined ? undefined : networkOf(context.address))
  const { address, carriesSecret, ...way } = await redirectionOf(context, request)
  const { id, secret } = await openRedirectSession(context, way)
  const url = new URL(address)
  for (const [name, value] of Object.entries(request.preferences?.additionalQueryParameters ?? {}))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  if (carriesSecret) url.searchParams.set('session', secret)
  const endpoint = `${url.origin}${url.pathname}`
  return { redirectSession: { id, fullUrl: url.href, urlDetails: { endpoint, searchParams: Object.fromEntries(url.searchParams) } } }
}
