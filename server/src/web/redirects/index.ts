import type { redirects as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { cancelRedirectSession } from './calls/cancel-redirect-session.ts'
import { completeRedirectSession } from './calls/complete-redirect-session.ts'
import { createRedirectSession } from './calls/create-redirect-session.ts'
import { getRedirectSession } from './calls/get-redirect-session.ts'

export const redirects: Handlers<typeof contract> = {
  createRedirectSession,
  getRedirectSession,
  completeRedirectSession,
  cancelRedirectSession,
}
