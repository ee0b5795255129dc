import type { authentication } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { registerMember } from '../enter.ts'

export const registerV2: Handler<typeof authentication.registerV2> = (context, { loginId, password, profile, captchaTokens }) =>
  registerMember(context, { email: loginId.email, password, profile, captchaTokens: captchaTokens ?? null }, 'password')
