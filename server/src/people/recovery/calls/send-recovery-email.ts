import type { recovery } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import { mayMail } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { emailKey } from '../../members/public.ts'
import { answerRecovery } from '../answer-recovery.ts'
import { allowedRedirect } from '../redirect.ts'

/** Queues every request alike: the response reveals nothing, not even by its timing (threat A03). */
export const sendRecoveryEmail: Handler<typeof recovery.sendRecoveryEmail> = async (context, { email, redirect }) => {
  const isSent = await mayMail(context, 'recovery-mail', emailKey(email))
  const redirectUrl = await allowedRedirect(context, redirect)
  const { db, siteId, services } = context
  if (isSent) await services.queue.add(db, answerRecovery, { siteId, id: newId(), email: emailKey(email), redirectUrl })
  return {}
}
