import type { redirects } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { cancelAuth } from '../complete-auth.ts'
import { readRedirectSession } from '../redirect-sessions.ts'

export const cancelRedirectSession: Handler<typeof redirects.cancelRedirectSession> = async ({ services, siteId }, { token }) => {
  const redirectSession = await readRedirectSession(services, token)
  if (redirectSession?.siteId !== siteId) return refuse('REDIRECT_SESSION_NOT_FOUND')
  return (await cancelAuth(services, redirectSession)) ?? refuse('REDIRECT_SESSION_NOT_FOUND')
}
