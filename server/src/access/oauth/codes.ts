import { createHash } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import { newSecret, secretHash, siteOfSecret } from '../../kernel/secret.ts'
import { endSession, type MemberSession, sessionOfId } from '../member-sessions/public.ts'
import type { AuthorizationCode } from './rows.ts'
import { insertCode, lockCode, markUsed } from './store.ts'

const codeSeconds = 60

type CodeScope = Pick<Context, 'db' | 'siteId' | 'now'>

/** A code for a member's tokens. It is returned once. */
export async function newCode(
  { db, siteId, now }: CodeScope,
  about: Pick<AuthorizationCode, 'clientId' | 'memberId' | 'sessionId' | 'redirectUri' | 'codeChallenge'>,
): Promise<string> {
  const code = newSecret(siteId)
  const expiresDate = new Date(now.getTime() + codeSeconds * 1000)
  await insertCode({ db, siteId }, secretHash(code), { ...about, createdDate: now, expiresDate, usedDate: null })
  return code
}

export interface CodeUse {
  code: string
  clientId: string
  redirectUri: string | null | undefined
  codeVerifier: string | null | undefined
  /** Whether the client has authenticated with its secret. */
  isApp: boolean
}

/** The active session of a code, which is used up by this; undefined if the code isn't valid. Each condition rejects by itself (threat A12). A code that is
 *  used a second time was stolen, so the session of its tokens ends. */
export async function useCode(
  { services, siteId, now }: Pick<Context, 'services' | 'siteId' | 'now'>,
  use: CodeUse,
): Promise<MemberSession | undefined> {
  if (siteOfSecret(use.code) !== siteId) return undefined
  const hash = secretHash(use.code)
  return services.database.transaction(async (db) => {
    const place = { db, siteId, now }
    const code = await lockCode(place, hash)
    if (!code || !isFor(code, use)) return undefined
    if (code.usedDate) return void (await endSession(place, code.sessionId))
    if (code.expiresDate <= now) return undefined
    await markUsed(place, hash, now)
    return sessionOfId(place, code.sessionId)
  })
}

function isFor(code: AuthorizationCode, { clientId, redirectUri, codeVerifier, isApp }: CodeUse): boolean {
  if (code.clientId !== clientId.toLowerCase()) return false
  if (code.redirectUri !== (redirectUri ?? null)) return false
  if (code.codeChallenge === null) return isApp && !codeVerifier
  return isVerifier(codeVerifier) && challengeOf(codeVerifier) === code.codeChallenge
}

/** The form of a code verifier (site §5). */
export const isVerifier = (text: string | null | undefined): text is string => !!text && /^[\w.~-]{43,128}$/.test(text)

/** With S256; `plain` isn't supported. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
