import type { Client } from './client.ts'
import type { SessionClient } from './create-client.ts'
import { ApiError } from './errors.ts'
import { readFrameMessage } from './frame.ts'
import { stateOfAnswer, stateOfFailure, type LoginState } from './login-state.ts'
import { codeChallenge, codeVerifier } from './pkce.ts'
import type { Tokens } from './tokens.ts'

export type { LoginErrorCode, LoginState } from './login-state.ts'

type Login = Parameters<Client['authentication']['loginV2']>[0]
type Register = Parameters<Client['authentication']['registerV2']>[0]

/** What a client must keep between sending somebody to sign in and their coming back: in session storage, or in a cookie of the browser's own. */
export interface PendingSignIn {
  state: string
  codeVerifier: string
  redirectUri: string
}

/** Signing in, as a member of the site. `const signIn = signInOf(stoa, { clientId })`. Source: site §4, §7 "Authentication"; wire §7.2–7.5. */
export interface SignIn {
  /** `INITIAL` at first; what the last step came to since. */
  readonly current: LoginState
  register(request: Register): Promise<LoginState>
  login(request: Login): Promise<LoginState>
  /** The code from the mail; goes on only while one is asked for. A wrong one is a FAILURE that leaves `current` where it is: there are five tries. */
  verify(code: string): Promise<LoginState>
  /** Has another code sent; goes on only while one is asked for. */
  resend(): Promise<LoginState>
  /** From SUCCESS on: the client speaks for the member. */
  becomeMember(sessionToken: string): Promise<Tokens>
  /** The same by the site's page in a hidden frame, as browsers do it elsewhere. Without a session token whoever is signed in at the site comes in without being
   *  asked, where the site's cookie reaches the frame. Throws 'OAuth flow timed out' and 'Failed to get member tokens'. */
  becomeMemberByFrame(sessionToken?: string): Promise<Tokens>
  /** Where to send the browser to sign in at the site, and what to keep until it is back. */
  begin(
    redirectUri: string,
    options?: { prompt?: 'login' | 'none'; responseMode?: 'fragment' | 'query' },
  ): Promise<{ url: string; pending: PendingSignIn }>
  /** Back from there. Throws 'Missing code or _state', 'Invalid _state' and 'Failed to get member tokens'. */
  finish(address: string, pending: PendingSignIn): Promise<Tokens>
  /** Where to send the browser so that the session ends at the site too; the client is nobody from now on. */
  logOut(postFlowUrl?: string): Promise<{ url: string }>
}

interface SignInOptions {
  clientId: string
  /** Milliseconds since 1970. */
  now?: () => number
}

export function signInOf(stoa: SessionClient, options: SignInOptions): SignIn {
  let current: LoginState = { loginState: 'INITIAL' }
  const step = async (asked: Promise<Parameters<typeof stateOfAnswer>[0]>, hasShown: boolean): Promise<LoginState> =>
    (current = await asked.then(stateOfAnswer, (error: unknown) => stateOfFailure(error, { hasShown })))
  return {
    get current() {
      return current
    },
    register: (request) => step(stoa.authentication.registerV2(request), hasCaptcha(request)),
    login: (request) => step(stoa.authentication.loginV2(request), hasCaptcha(request)),
    async verify(code) {
      if (current.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return current
      const waiting = current
      const next = await step(stoa.verification.verifyDuringAuthentication({ code, stateToken: waiting.stateToken }), false)
      if (isWrongCode(next)) current = waiting
      return next
    },
    async resend() {
      if (current.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return current
      return step(stoa.verification.resendDuringAuthentication({ stateToken: current.stateToken }), false)
    },
    becomeMember: (sessionToken) => becomeMember(stoa, options, sessionToken),
    becomeMemberByFrame: (sessionToken) => becomeMemberByFrame(stoa, options, sessionToken),
    begin: (redirectUri, how = {}) => begin(stoa, options, { redirectUri, ...how }),
    finish: (address, pending) => finish(stoa, options, { address, pending }),
    async logOut(postFlowUrl) {
      const callbacks = postFlowUrl === undefined ? {} : { callbacks: { postFlowUrl } }
      const { redirectSession } = await stoa.redirects.createRedirectSession({ logout: { clientId: options.clientId }, ...callbacks })
      await stoa.session.logout()
      current = { loginState: 'INITIAL' }
      return { url: redirectSession.fullUrl }
    },
  }
}

const isWrongCode = (state: LoginState): boolean =>
  state.loginState === 'FAILURE' && state.cause instanceof ApiError && state.cause.code === 'VERIFICATION_FAILED'

const hasCaptcha = ({ captchaTokens }: Pick<Login, 'captchaTokens'>): boolean => (captchaTokens?.length ?? 0) > 0

interface AuthOptions {
  redirectUri?: string
  sessionToken?: string
  prompt?: 'login' | 'none'
  responseMode?: 'fragment' | 'query' | 'web_message'
}

async function authSession(stoa: SessionClient, { clientId }: SignInOptions, { prompt = 'login', ...auth }: AuthOptions) {
  const [verifier, state] = [codeVerifier(), codeVerifier()]
  const { redirectSession } = await stoa.redirects.createRedirectSession({
    auth: {
      prompt,
      authRequest: {
        clientId,
        responseType: 'code',
        responseMode: auth.responseMode ?? 'fragment',
        scope: 'offline_access',
        state,
        codeChallenge: await codeChallenge(verifier),
        codeChallengeMethod: 'S256',
        ...auth,
      },
    },
  })
  return { url: redirectSession.fullUrl, state, codeVerifier: verifier }
}

/** With a session there is nobody to ask, so no frame and no page: the code comes by a call. */
async function becomeMember(stoa: SessionClient, options: SignInOptions, sessionToken: string): Promise<Tokens> {
  const asked = await authSession(stoa, options, { sessionToken, prompt: 'none', responseMode: 'web_message' })
  const told = await stoa.redirects.completeRedirectSession({ token: new URL(asked.url).searchParams.get('session') ?? '' })
  if (told.state !== asked.state) throw new Error('Invalid _state')
  return tokensFor(stoa, options, { code: told.code, codeVerifier: asked.codeVerifier })
}

async function becomeMemberByFrame(stoa: SessionClient, options: SignInOptions, sessionToken: string | undefined): Promise<Tokens> {
  const brought = sessionToken === undefined ? {} : { sessionToken }
  const asked = await authSession(stoa, options, { ...brought, prompt: 'none', responseMode: 'web_message' })
  const { code, error } = await readFrameMessage(asked.url, asked.state)
  if (!code) throw new Error('Failed to get member tokens', { cause: error })
  return tokensFor(stoa, options, { code, codeVerifier: asked.codeVerifier })
}

async function begin(stoa: SessionClient, options: SignInOptions, auth: AuthOptions & { redirectUri: string }) {
  const { url, ...kept } = await authSession(stoa, options, auth)
  return { url, pending: { ...kept, redirectUri: auth.redirectUri } }
}

async function finish(
  stoa: SessionClient,
  options: SignInOptions,
  { address, pending }: { address: string; pending: PendingSignIn },
): Promise<Tokens> {
  const { hash, searchParams } = new URL(address)
  const told = hash.length > 1 ? new URLSearchParams(hash.slice(1)) : searchParams
  const [code, state] = [told.get('code'), told.get('state')]
  if (!code || !state) throw new Error('Missing code or _state')
  if (state !== pending.state) throw new Error('Invalid _state')
  return tokensFor(stoa, options, { code, codeVerifier: pending.codeVerifier, redirectUri: pending.redirectUri })
}

async function tokensFor(
  stoa: SessionClient,
  { clientId, now = Date.now }: SignInOptions,
  proof: { code: string; codeVerifier: string; redirectUri?: string },
): Promise<Tokens> {
  const answer = await stoa.oauth.token({ clientId, grantType: 'authorization_code', ...proof }).catch(notGiven)
  const tokens: Tokens = {
    accessToken: { value: answer.access_token, expiresAt: Math.floor(now() / 1000) + answer.expires_in },
    refreshToken: { value: answer.refresh_token ?? '', role: 'member' },
  }
  await stoa.session.setTokens(tokens)
  return tokens
}

/** A server that cannot be reached has refused nobody. */
function notGiven(error: unknown): never {
  if (!(error instanceof ApiError) || error.kind === 'system') throw error
  throw new Error('Failed to get member tokens', { cause: error })
}
