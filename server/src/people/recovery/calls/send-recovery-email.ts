import type { recovery } from '@stoa/contract'
import { countAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { emailKey } from '../../members/public.ts'
import { registeredRedirect } from '../redirect.ts'
import { insertRequest } from '../store.ts'

/** Writes down what was asked, whatever there is: the answer can tell nothing, not even by its time (threat A03). */
export const sendRecoveryEmail: Handler<typeof recovery.sendRecoveryEmail> = async (context, { email, redirect }) => {
  await countAttempt(context, 'recovery-mail', emailKey(email))
  await insertRequest(context, { email: emailKey(email), redirectUrl: await registeredRedirect(context, redirect) })
  return {}
}
