import type { staff } from '@stoa/contract'
import { countAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { askForLink } from '../../staff-recovery/public.ts'

/** Writes down what was asked, whoever there is: the answer can tell nothing, not even by its time (threat A03). */
export const sendStaffRecoveryEmail: Handler<typeof staff.sendStaffRecoveryEmail> = async (context, { email }) => {
  await countAttempt(context, 'staff-recovery-mail', email.toLowerCase())
  await askForLink(context, email.toLowerCase())
  return {}
}
