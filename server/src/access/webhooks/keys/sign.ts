import { importJWK, SignJWT, type CryptoKey } from 'jose'
import type { WebhookKeyRow } from './rows.ts'

/** Imported keys, by ID: importing takes longer than signing. */
const imported = new Map<string, Promise<CryptoKey>>()
const importedMax = 200

function signingKeyOf({ id, privateJwk }: WebhookKeyRow): Promise<CryptoKey> {
  const known = imported.get(id)
  if (known) return known
  if (imported.size >= importedMax) imported.clear()
  const key = importJWK(privateJwk, 'RS256') as Promise<CryptoKey>
  imported.set(id, key)
  return key
}

export interface TokenInput {
  /** The `data` claim. */
  claim: string
  eventId: string
  appId: string
  issuedDate: Date
}

/** The body of a delivery: the same input and key always result in the same token. */
export const signToken = async (key: WebhookKeyRow, { claim, eventId, appId, issuedDate }: TokenInput): Promise<string> =>
  new SignJWT({ data: claim })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.id })
    .setAudience(appId)
    .setJti(eventId)
    .setIssuedAt(Math.floor(issuedDate.getTime() / 1000))
    .sign(await signingKeyOf(key))
