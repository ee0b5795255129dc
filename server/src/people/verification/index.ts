import type { verification as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { resendDuringAuthentication } from './calls/resend-during-authentication.ts'
import { start } from './calls/start.ts'
import { verifyDuringAuthentication } from './calls/verify-during-authentication.ts'

export const verification: Handlers<typeof contract> = { start, verifyDuringAuthentication, resendDuringAuthentication }
