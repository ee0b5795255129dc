import type { signIn } from '@stoa/contract'
import { newChallenge } from '../../../access/captcha/public.ts'
import type { Handler } from '../../../kernel/handler.ts'

export const getCaptchaChallenge: Handler<typeof signIn.getCaptchaChallenge> = async (context) => ({
  challenge: await newChallenge(context),
})
