import type { authentication } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { enter } from '../enter.ts'

export const loginV2: Handler<typeof authentication.loginV2> = (context, { loginId, password, captchaTokens }) =>
  enter(context, { email: loginId.email, password, captchaTokens: captchaTokens ?? null })
