import type { authentication } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { enter } from '../enter.ts'

export const login: Handler<typeof authentication.login> = (context, { identifier, loginId, inputs, captchaTokens }) => {
  const email = loginId?.email ?? identifier?.email ?? identifier?.userName ?? refuse('-19976')
  return enter(context, { email, password: inputs?.password ?? refuse('-19976'), captchaTokens: captchaTokens ?? null })
}
