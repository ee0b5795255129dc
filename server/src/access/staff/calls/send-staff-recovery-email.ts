import type { staff } from '@stoa/contract'
import { mayMail } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { requestLink } from '../../staff-recovery/public.ts'

/** Queues every request alike: the response reveals nothing, not even by its timing (threat A03). */
export const sendStaffRecoveryEmail: Handler<typeof staff.sendStaffRecoveryEmail> = async (context, { email }) => {
  const address = email.toLowerCase()
  if (await mayMail(context, 'staff-recovery-mail', address)) await requestLink(context, address)
  return {}
}
