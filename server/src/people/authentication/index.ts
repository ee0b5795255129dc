import type { authentication as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { beginSingleSignOn } from './calls/begin-single-sign-on.ts'
import { changePassword } from './calls/change-password.ts'
import { completeSingleSignOn } from './calls/complete-single-sign-on.ts'
import { loginV2 } from './calls/login-v2.ts'
import { loginWithIdpConnectionTokenParams } from './calls/login-with-idp-connection-token-params.ts'
import { login } from './calls/login.ts'
import { proceedToNextState } from './calls/proceed-to-next-state.ts'
import { registerV2 } from './calls/register-v2.ts'
import { register } from './calls/register.ts'
import { signOn } from './calls/sign-on.ts'

export const authentication: Handlers<typeof contract> = {
  registerV2,
  loginV2,
  register,
  login,
  changePassword,
  proceedToNextState,
  signOn,
  loginWithIdpConnectionTokenParams,
  beginSingleSignOn,
  completeSingleSignOn,
}
