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

/** What a client stores between sending a person to sign in and their return: in session storage, or in a cookie. */
export interface PendingSignIn {
  state: string
  codeVerifier: string
  redirectUri: string
}

/** Signs members of the site in.
 *  `const signIn = signInOf(stoa, { clientId })`. Source: site §4, §7 "Authentication"; wire §7.2–7.5. */
export interface SignIn {
  /** `INITIAL` at first, then the result of the last step. */
  readonly current: LoginState
  register(request: Register): Promise<LoginState>
  login(request: Login): Promise<LoginState>
  /** Sends the code from the email, if one is expected. A wrong code is a FAILURE that leaves `current` unchanged, because there are five attempts. */
  verify(code: string): Promise<LoginState>
  /** Requests another code, if one is expected. */
  resend(): Promise<LoginState>
  /** Exchanges the session token of SUCCESS for tokens. The client then acts for the member. */
  becomeMember(sessionToken: string): Promise<Tokens>
  /** Like `becomeMember`, but with the site's page in a hidden frame. Without a session token, a person who is already signed in at the site is signed in
   *  silently, if the site's cookie reaches the frame. Throws 'OAuth flow timed out' and 'Failed to get member tokens'. */
  becomeMemberByFrame(sessionToken?: string): Promise<Tokens>
  /** The URL to send the browser to in order to sign in at the site, and the data to store until it returns. */
  begin(
    redirectUri: string,
    options?: { prompt?: 'login' | 'none'; responseMode?: 'fragment' | 'query' },
  ): Promise<{ url: string; pending: PendingSignIn }>
  /** Completes the sign-in with the URL that the browser returned to. Throws 'Missing code or _state', 'Invalid _state' and 'Failed to get member tokens'. */
  finish(address: string, pending: PendingSignIn): Promise<Tokens>
  /** The URL to send the browser to so that the session ends at the site too. The client is anonymous from now on. */
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

/** A session already identifies the member, so the code comes from a call, without frame or page. */
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
  const answer = await stoa.oauth.token({ clientId, grantType: 'authorization_code', ...proof }).catch(throwTokenError)
  const tokens: Tokens = {
    accessToken: { value: answer.access_token, expiresAt: Math.floor(now() / 1000) + answer.expires_in },
    refreshToken: { value: answer.refresh_token ?? '', role: 'member' },
  }
  await stoa.session.setTokens(tokens)
  return tokens
}

/** Rethrows network and server errors, because they don't reject the sign-in. */
function throwTokenError(error: unknown): never {
  if (!(error instanceof ApiError) || error.kind === 'system') throw error
  throw new Error('Failed to get member tokens', { cause: error })
}
