import type { Client } from './client.ts'
import { ApiError } from './errors.ts'
import type { Tokens, TokenStorage } from './tokens.ts'

export type Role = 'none' | Tokens['refreshToken']['role']

/** The identity of a client. Without tokens it becomes a new anonymous visitor. An expired access token is renewed with the refresh token; if the server
 *  rejects that, the client becomes a new visitor. Source: site §4 "Token lifecycle", wire §7.1. */
export interface Session {
  /** An access token that hasn't expired. Concurrent callers share one renewal. */
  accessToken(): Promise<string>
  /** `none` before the first token and after signing out. */
  role(): Promise<Role>
  tokens(): Promise<Tokens | undefined>
  /** Continues with tokens that were obtained elsewhere. */
  setTokens(tokens: Tokens): Promise<void>
  /** Clears both tokens. The next call is made as a new visitor. */
  logout(): Promise<void>
}

export interface SessionOptions {
  clientId: string
  storage: TokenStorage
  /** Calls the token endpoint without a token. */
  issue: Client['oauth']['token']
  /** Milliseconds since 1970. */
  now?: () => number
}

export function sessionOf(options: SessionOptions): Session {
  const { storage } = options
  let running: Promise<Tokens> | undefined
  let changes = 0

  function valid(): Promise<Tokens> {
    if (running) return running
    const mine = obtain().finally(() => {
      if (running === mine) running = undefined
    })
    running = mine
    return mine
  }

  async function obtain(): Promise<Tokens> {
    const changesBefore = changes
    const held = await storage.read()
    if (held && !isExpired(held, options)) return held
    const fresh = (held && (await renewed(held, options))) ?? (await newVisitor(options))
    // A sign-out in the meantime must not be undone.
    if (changes === changesBefore) await storage.write(fresh)
    return fresh
  }

  async function replace(tokens: Tokens | undefined): Promise<void> {
    changes++
    running = undefined
    await storage.write(tokens)
  }

  return {
    accessToken: async () => (await valid()).accessToken.value,
    role: async () => (await storage.read())?.refreshToken.role ?? 'none',
    tokens: async () => storage.read(),
    setTokens: replace,
    logout: () => replace(undefined),
  }
}

/** A token that is about to expire may have expired when it arrives. */
const leewaySeconds = 10

const isExpired = ({ accessToken }: Tokens, { now = Date.now }: SessionOptions): boolean =>
  accessToken.expiresAt <= now() / 1000 + leewaySeconds

/** Undefined if the server rejects this refresh token. An unreachable server, a server error or a rate limit isn't a rejection: a member stays signed in. */
async function renewed({ refreshToken }: Tokens, options: SessionOptions): Promise<Tokens | undefined> {
  try {
    return await issued(options, { grantType: 'refresh_token', refreshToken: refreshToken.value }, refreshToken.role)
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return undefined
    throw error
  }
}

const newVisitor = (options: SessionOptions): Promise<Tokens> => issued(options, { grantType: 'anonymous' }, 'visitor')

type Grant = { grantType: 'anonymous' } | { grantType: 'refresh_token'; refreshToken: string }

async function issued(
  { clientId, issue, now = Date.now }: SessionOptions,
  grant: Grant,
  role: Tokens['refreshToken']['role'],
): Promise<Tokens> {
  const answer = await issue({ clientId, ...grant }).catch(throwSessionError)
  return {
    accessToken: { value: answer.access_token, expiresAt: Math.floor(now() / 1000) + answer.expires_in },
    // Only an app's own token comes without one; a renewal keeps the existing one.
    refreshToken: { value: answer.refresh_token ?? ('refreshToken' in grant ? grant.refreshToken : ''), role },
  }
}

/** The token endpoint's message for every refusal (site §8); code and cause give the reason. */
function throwSessionError(cause: unknown): never {
  throw cause instanceof ApiError && cause.status !== 0 ? new ApiError({ ...cause, message: 'something went wrong', cause }) : cause
}
