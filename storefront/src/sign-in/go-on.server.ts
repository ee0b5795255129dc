import { data, redirect, redirectDocument } from 'react-router'
import type { Client } from '@stoa/sdk'
import type { PageApi } from '@stoa/sdk/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import type { SignInAnswer } from '../answers.ts'
import { paths } from '../paths.ts'
import { hostedSession } from '../return-urls/hosted-session.server.ts'
import { endOwnSession } from './end-own-session.server.ts'
import { nextIn, withOnwards } from './onwards.ts'
import { addressToken, tokenCookie, tokenIn, withoutToken } from './token-cookie.ts'

const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds
/** As long as the server keeps a session that is in use. */
const sessionSeconds = 365 * daySeconds
/** As long as a sign-in may wait for its code, and for the owner's approval. */
const waitsSeconds = { REQUIRE_EMAIL_VERIFICATION: hourSeconds, REQUIRE_OWNER_APPROVAL: 7 * daySeconds } as const
const waitsAt = { REQUIRE_EMAIL_VERIFICATION: paths.verify, REQUIRE_OWNER_APPROVAL: paths.pending } as const

interface SignInRequest {
  api: PageApi
  request: Request
  url: URL
}

const isSecure = ({ baseUrl }: PageApi): boolean => baseUrl.startsWith('https:')

interface StartedSignIn extends Omit<SignInRequest, 'request'> {
  /** The address that was typed to begin the sign-in. */
  email?: string
}

/** Continues a sign-in: signed in, or redirected to the page of its state. */
export async function goOn({ api, url, email }: StartedSignIn, answer: SignInAnswer) {
  const { state, sessionToken, stateToken = '', additionalData } = answer
  const secure = isSecure(api)
  if (state !== 'SUCCESS' || !sessionToken) {
    const waitsFor = state === 'SUCCESS' ? 'REQUIRE_EMAIL_VERIFICATION' : state
    const kept = tokenCookie('waiting', stateToken, { seconds: waitsSeconds[waitsFor], secure })
    const address = email
      ? tokenCookie('address', addressToken(email), { seconds: hourSeconds, secure })
      : withoutToken('address', { secure })
    return redirect(withOnwards(waitsAt[waitsFor], url), { headers: setting(kept, address) })
  }
  // Signing in while someone is signed in replaces them.
  await endOwnSession(api.client)
  api.startSession(sessionToken, sessionSeconds)
  const headers = setting(withoutToken('waiting', { secure }), withoutToken('address', { secure }))
  const leadsTo = additionalData?.redirectUrl?.strValue ?? (await returnUrl(api.client, url))
  // Reloads the page, so that nothing shown to the previous person remains.
  return leadsTo ? data({ leadsTo }, { headers }) : redirectDocument(nextIn(url), { headers })
}

const setting = (...cookies: string[]): [string, string][] => cookies.map((cookie) => ['set-cookie', cookie])

/** The URL that an app wants its member back at; undefined if none sent them. */
export async function returnUrl(client: Client, url: URL): Promise<string | undefined> {
  const session = url.searchParams.get('session')
  const asked = await hostedRequest(client, url)
  if (!session || !asked) return undefined
  if (asked.target === 'auth') return `/authorize?${new URLSearchParams({ session })}`
  return asked.callbacks.postFlowUrl ?? undefined
}

/** The request of the app that this sign-in is for; undefined for one of the shop's own. */
export async function hostedRequest(client: Client, { searchParams }: URL) {
  const session = searchParams.get('session')
  return session ? hostedSession(client, session) : undefined
}

/** The token of this browser's pending sign-in. Without one, the sign-in starts again. */
export function waitingToken({ request, url }: Omit<SignInRequest, 'api'>): string {
  const token = tokenIn(request.headers.get('cookie'), 'waiting')
  if (!token) throw redirect(withOnwards(paths.login, url))
  return token
}

/** Restarts an expired sign-in, with the reason. Other errors are rethrown. */
export function restartSignIn({ api, url }: Omit<SignInRequest, 'request'>, error: unknown): Response {
  if (!isRefusedWith(error, 'STATE_TOKEN_INVALID')) throw error
  const path = withOnwards(paths.login, url)
  const headers = { 'set-cookie': withoutToken('waiting', { secure: isSecure(api) }) }
  return redirect(`${path}${path.includes('?') ? '&' : '?'}over`, { headers })
}
