import { useEffect, useState } from 'react'
import type { Client } from './client.ts'
import type { SessionClient } from './create-client.ts'
import { ApiError, errorOf } from './errors.ts'
import { useReading, useStoaContext } from './react-context.ts'
import { signInOf, type LoginState, type PendingSignIn, type SignIn } from './sign-in.ts'

export type { LoginErrorCode, LoginState } from './login-state.ts'

type CurrentMember = Awaited<ReturnType<Client['members']['getCurrentMember']>>['member']

/** The member who is signed in, with the field set FULL; undefined for a visitor, without a request. Suspends until it is known. Follows every sign-in and
 *  sign-out of the hooks below the same provider, and every write to `members`. */
export function useMember(): CurrentMember | undefined {
  const stoa = useSessionClient()
  const load = async (signal: AbortSignal): Promise<{ member: CurrentMember | undefined }> =>
    (await stoa.session.role()) === 'member' ? stoa.members.getCurrentMember({ fieldsets: ['FULL'] }, { signal }) : { member: undefined }
  return useReading<{ member: CurrentMember | undefined }>({ key: 'useMember', area: 'members', load }, signedOut)?.member
}

/** The session was ended elsewhere, or the member was deleted. */
const signedOut = ['PERMISSION_DENIED', 'UNAUTHENTICATED', 'MEMBER_NOT_FOUND']

type Steps = Pick<SignIn, 'register' | 'login' | 'verify' | 'resend'>

export interface SignInHook extends Steps {
  /** `INITIAL` at first. From `SUCCESS` on, the client acts for the member. */
  state: LoginState
  isPending: boolean
  /** The error that left the last step undecided: the server couldn't be reached, or there were too many attempts. */
  error: ApiError | undefined
  /** Signs out in this app, and returns the URL to send the browser to so that it is signed out at the site too. */
  logOut(postFlowUrl?: string): Promise<{ url: string } | undefined>
}

/** Sign-in with email and password, for one form. Each step returns its resulting state.
 *  `const { state, login } = useSignIn({ clientId })` … `login({ loginId: { email }, password })`. Source: site §4, §8. */
export function useSignIn({ clientId }: { clientId: string }): SignInHook {
  const stoa = useSessionClient()
  const { cache } = useStoaContext()
  const [signIn] = useState(() => signInOf(stoa, { clientId }))
  const [state, setState] = useState<LoginState>(signIn.current)
  const [{ pending, error }, set] = useState<{ pending: number; error: ApiError | undefined }>({ pending: 0, error: undefined })
  async function during<T>(work: () => Promise<T>): Promise<T | undefined> {
    set((so) => ({ pending: so.pending + 1, error: undefined }))
    try {
      const done = await work()
      set((so) => ({ ...so, pending: so.pending - 1 }))
      return done
    } catch (cause) {
      set((so) => ({ pending: so.pending - 1, error: apiErrorOf(cause) }))
      return undefined
    }
  }
  const step = async (asked: () => Promise<LoginState>): Promise<LoginState> =>
    (await during(async () => {
      const next = await asked()
      if (next.loginState === 'SUCCESS' && signIn.current === next) await signIn.becomeMember(next.sessionToken)
      if (next.loginState === 'SUCCESS') cache.markStale()
      setState(signIn.current)
      return next
    })) ?? signIn.current
  return {
    state,
    isPending: pending > 0,
    error,
    register: (request) => step(() => signIn.register(request)),
    login: (request) => step(() => signIn.login(request)),
    verify: (code) => step(() => signIn.verify(code)),
    resend: () => step(() => signIn.resend()),
    logOut: (postFlowUrl) =>
      during(async () => {
        const left = await signIn.logOut(postFlowUrl)
        cache.markStale()
        setState(signIn.current)
        return left
      }),
  }
}

interface RedirectOptions {
  clientId: string
  /** Where the data is stored that is needed when the browser returns. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

const pendingName = 'stoa-sign-in'

/** Sign-in on the site's own page: stores the data that is needed afterwards and sends the browser there. The page of `redirectUri` uses `useSignInReturn`.
 *  `const signInThere = useSignInRedirect({ clientId })` … `onClick={() => signInThere(location.origin + '/signed-in')}` */
export function useSignInRedirect({ clientId, storage = sessionStorage }: RedirectOptions): (redirectUri: string) => Promise<void> {
  const stoa = useSessionClient()
  return async (redirectUri) => {
    const { url, pending } = await signInOf(stoa, { clientId }).begin(redirectUri)
    storage.setItem(pendingName, JSON.stringify(pending))
    location.assign(url)
  }
}

export type SignInReturn = { status: 'NONE' | 'PENDING' | 'SUCCESS' } | { status: 'FAILURE'; error: Error }

/** The result of returning from there. At SUCCESS the client acts for the member. NONE: this browser wasn't sent there, or has already returned. */
export function useSignInReturn({ clientId, storage = sessionStorage }: RedirectOptions): SignInReturn {
  const stoa = useSessionClient()
  const { cache } = useStoaContext()
  const [come, setCome] = useState<SignInReturn>({ status: 'PENDING' })
  useEffect(() => {
    let isThere = true
    const told = (so: SignInReturn): void => void (isThere && setCome(so))
    finishOnce(stoa, { clientId, storage }).then(
      (isDone) => {
        if (isDone) cache.markStale()
        told({ status: isDone ? 'SUCCESS' : 'NONE' })
      },
      (error: unknown) => told({ status: 'FAILURE', error: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => {
      isThere = false
    }
  }, [stoa, cache, clientId, storage])
  return come
}

const finishing = new WeakMap<SessionClient, { address: string; done: Promise<boolean> }>()

/** A code can be used once: a component that is mounted again, as in strict mode, waits for the result of the first one. */
function finishOnce(stoa: SessionClient, options: Required<RedirectOptions>): Promise<boolean> {
  const known = finishing.get(stoa)
  if (known?.address === location.href) return known.done
  const done = finish(stoa, options)
  finishing.set(stoa, { address: location.href, done })
  return done
}

async function finish(stoa: SessionClient, { clientId, storage }: Required<RedirectOptions>): Promise<boolean> {
  const pending = pendingIn(storage.getItem(pendingName))
  if (!pending) return false
  const address = location.href
  storage.removeItem(pendingName)
  await signInOf(stoa, { clientId }).finish(address, pending)
  return true
}

function pendingIn(text: string | null): PendingSignIn | undefined {
  try {
    const { state, codeVerifier, redirectUri } = JSON.parse(text ?? '{}') as Partial<PendingSignIn>
    return state && codeVerifier && redirectUri ? { state, codeVerifier, redirectUri } : undefined
  } catch {
    return undefined
  }
}

function useSessionClient(): SessionClient {
  const { client } = useStoaContext()
  if (!isSessionClient(client)) throw new Error('signing in needs a client that createClient made with a clientId')
  return client
}

/** A client with a key returns an area of calls for every name, so it has no session. */
const isSessionClient = (client: Client): client is SessionClient => {
  const { session } = client as Partial<SessionClient>
  return session !== undefined && Object.hasOwn(session, 'accessToken')
}

const apiErrorOf = (cause: unknown): ApiError => (cause instanceof ApiError ? cause : errorOf({ status: 0, body: undefined, cause }))
