import type { recovery as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { confirmLoginEmailChange } from './calls/confirm-login-email-change.ts'
import { readRecovery } from './calls/read-recovery.ts'
import { recover } from './calls/recover.ts'
import { sendActivationEmail } from './calls/send-activation-email.ts'
import { sendLoginEmailChange } from './calls/send-login-email-change.ts'
import { sendRecoveryEmail } from './calls/send-recovery-email.ts'

export const recovery: Handlers<typeof contract> = {
  sendRecoveryEmail,
  sendActivationEmail,
  recover,
  readRecovery,
  sendLoginEmailChange,
  confirmLoginEmailChange,
}

export { answerRecovery } from './answer-recovery.ts'
