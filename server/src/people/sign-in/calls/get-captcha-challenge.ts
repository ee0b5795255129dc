import type { signIn } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { newChallenge } from '../captcha.ts'

export const getCaptchaChallenge: Handler<typeof signIn.getCaptchaChallenge> = async (context) => ({
  challenge: await newChallenge(context),
})
