import { redirect } from 'react-router'
import { isRefusal } from '@stoa/ui/refusal'
import { paths } from '../paths.ts'
import { withOnwards } from './onwards.ts'

/** Why a sign-in with a provider failed, by error code; the page has a text for each. */
const reasons = {
  IDP_DECLINED: 'declined',
  IDP_FAILED: 'failed',
  IDP_UNAVAILABLE: 'unavailable',
  IDP_SIGN_IN_OVER: 'over',
  IDP_SIGN_IN_USED: 'used',
  IDP_OTHER_BROWSER: 'browser',
  IDP_EMAIL_NOT_VERIFIED: 'unverified',
  IDP_EMAIL_TAKEN: 'taken',
  IDP_MEMBER_REFUSED: 'refused',
  IDP_CONNECTION_NOT_FOUND: 'missing',
  TOO_MANY_REQUESTS: 'often',
} as const satisfies Record<string, string>

export type Reason = (typeof reasons)[keyof typeof reasons] | 'invalid'

export const isReason = (text: string | null): text is Reason =>
  text === 'invalid' || (Object.values(reasons) as (string | null)[]).includes(text)

interface Failed {
  connectionId: string
  /** The URL of the sign-in, with its parameters. */
  url: Pick<URL, 'searchParams'>
  headers?: HeadersInit
}

/** Redirects to the page with the reason. The callback URL is left behind, because it contains a code. Internal errors are rethrown. */
export function failedSignIn(error: unknown, { connectionId, url, headers = {} }: Failed): Response {
  if (!isRefusal(error) || (error.kind === 'system' && !(error.code in reasons))) throw error
  const why = reasons[error.code as keyof typeof reasons] ?? 'invalid'
  const path = withOnwards(paths.signInFailed, url)
  const query = new URLSearchParams({ why, with: connectionId })
  return redirect(`${path}${path.includes('?') ? '&' : '?'}${query}`, { headers: { ...noStoreHeaders, ...headers } })
}

export const noStoreHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const
