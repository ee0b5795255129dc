import type { Client } from './client.ts'
import { ApiError } from './errors.ts'

/** The state of a sign-in (site §4). */
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

/** The state for a response of register, login or verification. An unknown response is a FAILURE with 'Unknown _state'. */
export function stateOfAnswer({ state, sessionToken, stateToken }: Pick<Answer, 'state' | 'sessionToken' | 'stateToken'>): LoginState {
  if (state === 'SUCCESS' && sessionToken) return { loginState: 'SUCCESS', sessionToken }
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED' }
  if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken) return { loginState: 'EMAIL_VERIFICATION_REQUIRED', stateToken }
  return { loginState: 'FAILURE', error: 'Unknown _state' }
}

const loginErrorCodes: Readonly<Record<string, LoginErrorCode>> = {
  '-19970': 'invalidCaptchaToken',
  '-19973': 'resetPassword',
  '-19976': 'invalidPassword',
  '-19995': 'emailAlreadyExists',
}

/** The state for an error response. All other errors are thrown: an unreachable server hasn't rejected the sign-in. `hasShown`: whether a captcha was
 *  sent along; if not, an invisible one is tried first. */
export function stateOfFailure(error: unknown, { hasShown }: { hasShown: boolean }): LoginState {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429) throw error
  if (error.code === '-19971') return { loginState: hasShown ? 'USER_CAPTCHA_REQUIRED' : 'SILENT_CAPTCHA_REQUIRED' }
  const errorCode = loginErrorCodes[error.code] ?? (isOfEmail(error) ? 'invalidEmail' : undefined)
  return { loginState: 'FAILURE', error: error.message, ...(errorCode ? { errorCode } : {}), cause: error }
}

/** Either the field or the rule says so (site §5: "a violation of type EMAIL"). */
const isOfEmail = ({ violations }: ApiError): boolean =>
  violations.some(({ field, data }) => field === 'loginId.email' || (data as { type?: string } | undefined)?.type === 'EMAIL')
