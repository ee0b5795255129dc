import type { Client } from './client.ts'
import { ApiError } from './errors.ts'

/** How far somebody has come with signing in (site §4). */
export type LoginState =
  | { loginState: 'INITIAL' }
  | { loginState: 'SUCCESS'; sessionToken: string }
  | { loginState: 'EMAIL_VERIFICATION_REQUIRED'; stateToken: string }
  | { loginState: 'OWNER_APPROVAL_REQUIRED' }
  | { loginState: 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED' }
  | { loginState: 'FAILURE'; error: string; errorCode?: LoginErrorCode; cause?: unknown }

export type LoginErrorCode =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'resetPassword'
  | 'emailAlreadyExists'
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'

type Answer = Awaited<ReturnType<Client['authentication']['loginV2']>>

/** What an answer of register, login or verification means. One that means nothing here is a failure: 'Unknown _state'. */
export function stateOfAnswer({ state, sessionToken, stateToken }: Pick<Answer, 'state' | 'sessionToken' | 'stateToken'>): LoginState {
  if (state === 'SUCCESS' && sessionToken) return { loginState: 'SUCCESS', sessionToken }
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED' }
  if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken) return { loginState: 'EMAIL_VERIFICATION_REQUIRED', stateToken }
  return { loginState: 'FAILURE', error: 'Unknown _state' }
}

const knownCodes: Readonly<Record<string, LoginErrorCode>> = {
  '-19970': 'invalidCaptchaToken',
  '-19973': 'resetPassword',
  '-19976': 'invalidPassword',
  '-19995': 'emailAlreadyExists',
}

/** What a refusal means to who signs in. Whatever else failed is thrown: a server that cannot be reached has refused nobody. `hasShown`: whether a captcha was
 *  sent along; where it was not, one that nobody sees is tried first. */
export function stateOfFailure(error: unknown, { hasShown }: { hasShown: boolean }): LoginState {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429) throw error
  if (error.code === '-19971') return { loginState: hasShown ? 'USER_CAPTCHA_REQUIRED' : 'SILENT_CAPTCHA_REQUIRED' }
  const errorCode = knownCodes[error.code] ?? (isOfEmail(error) ? 'invalidEmail' : undefined)
  return { loginState: 'FAILURE', error: error.message, ...(errorCode ? { errorCode } : {}), cause: error }
}

/** Either the field says it, or what the rule carries (site §5: "a violation of type EMAIL"). */
const isOfEmail = ({ violations }: ApiError): boolean =>
  violations.some(({ field, data }) => field === 'loginId.email' || (data as { type?: string } | undefined)?.type === 'EMAIL')
