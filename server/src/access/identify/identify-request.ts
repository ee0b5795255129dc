import { firstHeader } from '../../http/serve.ts'
import type { Credentials } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'
import type { Identity } from '../../kernel/identity.ts'
import { identify } from './identify.ts'
import { sessionIdentity } from './session-cookie.ts'

/** Identifies the sender of a request: the `Authorization` header takes precedence; otherwise the cookie of our own pages, from our own origin only. */
export async function identifyRequest(services: Services, request: Credentials): Promise<Identity> {
  const { authorization } = request.headers
  if (authorization !== undefined && authorization !== '')
    return identify(services, authorization, firstHeader(request.headers['wix-site-id']))
  return sessionIdentity(services, request)
}
