import type { authentication } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { enterAnew } from '../enter.ts'

export const registerV2: Handler<typeof authentication.registerV2> = (context, { loginId, password, profile, captchaTokens }) =>
  enterAnew(context, { email: loginId.email, password, profile, captchaTokens: captchaTokens ?? null }, 'password')
