import type { redirects } from '@stoa/contract'
import { clientOf } from '../../../access/oauth/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { readRedirectSession } from '../redirect-sessions.ts'

export const getRedirectSession: Handler<typeof redirects.getRedirectSession> = async (context, { token }) => {
  const { services, siteId } = context
  const session = await readRedirectSession(services, token)
  if (session?.siteId !== siteId) return refuse('REDIRECT_SESSION_NOT_FOUND')
  const { id, target, clientId, doc, expiresDate } = session
  const client = await clientOf(context, clientId)
  return {
    redirectSession: {
      id,
      target,
      ...(clientId === null ? {} : { clientId }),
      ...(client ? { clientName: client.name } : {}),
      ...(doc.auth?.redirectUri ? { redirectUri: doc.auth.redirectUri } : {}),
      ...(doc.checkoutId === undefined ? {} : { checkoutId: doc.checkoutId }),
      ...(doc.auth?.prompt ? { prompt: doc.auth.prompt } : {}),
      ...(doc.auth?.idp ? { idp: doc.auth.idp } : {}),
      callbacks: doc.callbacks,
      expiresDate: expiresDate.toISOString(),
    },
  }
}
