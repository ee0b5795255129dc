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

/** Converts a response of a registration, sign-in or verification to a state. Unknown responses become FAILURE with the error 'Unknown _state'. */
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

/** Converts an error response to a state. Errors of the network, the server (5xx) and rate limits (429) are thrown, because they don't reject the sign-in.
 *  `hasShown`: whether the request contained a captcha. If not, an invisible captcha is tried first. */
export function stateOfFailure(error: unknown, { hasShown }: { hasShown: boolean }): LoginState {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429) throw error
  if (error.code === '-19971') return { loginState: hasShown ? 'USER_CAPTCHA_REQUIRED' : 'SILENT_CAPTCHA_REQUIRED' }
  const errorCode = loginErrorCodes[error.code] ?? (isOfEmail(error) ? 'invalidEmail' : undefined)
  return { loginState: 'FAILURE', error: error.message, ...(errorCode ? { errorCode } : {}), cause: error }
}

/** Whether a violation names the email field or has the type EMAIL (site §5). */
const isOfEmail = ({ violations }: ApiError): boolean =>
  violations.some(({ field, data }) => field === 'loginId.email' || (data as { type?: string } | undefined)?.type === 'EMAIL')
