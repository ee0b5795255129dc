import type { staff } from '@stoa/contract'
import { countAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { requestLink } from '../../staff-recovery/public.ts'

/** Queues every request alike: the response reveals nothing, not even by its timing (threat A03). */
export const sendStaffRecoveryEmail: Handler<typeof staff.sendStaffRecoveryEmail> = async (context, { email }) => {
  await countAttempt(context, 'staff-recovery-mail', email.toLowerCase())
  await requestLink(context, email.toLowerCase())
  return {}
}
