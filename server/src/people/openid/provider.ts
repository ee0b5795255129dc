import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import type { ServerMetadata } from 'openid-client'
import { isLoopback } from '../../kernel/loopback.ts'
import type { Outbound } from '../../kernel/outbound.ts'
import { refuse } from '../../kernel/refuse.ts'

const timeoutMs = 5_000
const answerMax = 200_000
const rememberedMs = 10 * 60_000
const rememberedMax = 100

/** A provider's metadata and its public keys. */
export interface Provider {
  metadata: ServerMetadata
  keys: JWTVerifyGetKey
}

const cachedProviders = new WeakMap<Outbound, Map<string, { provider: Provider; until: number }>>()

/** A provider by its issuer URL. Its metadata must name the same issuer and its keys; otherwise IDP_UNAVAILABLE. */
export async function providerOf(outbound: Outbound, issuer: string): Promise<Provider> {
  const remembered = cachedProviders.get(outbound) ?? new Map<string, { provider: Provider; until: number }>()
  cachedProviders.set(outbound, remembered)
  const last = remembered.get(issuer)
  if (last && last.until > performance.now()) return last.provider
  const metadata = await describedBy(outbound, issuer)
  const provider = { metadata, keys: keysOf(outbound, metadata) }
  if (remembered.size >= rememberedMax) remembered.delete(remembered.keys().next().value!)
  remembered.set(issuer, { provider, until: performance.now() + rememberedMs })
  return provider
}

async function describedBy(outbound: Outbound, issuer: string): Promise<ServerMetadata> {
  try {
    const { status, text } = await askForDescription(outbound, issuer)
    const told: unknown = status === 200 && text.length <= answerMax ? JSON.parse(text) : undefined
    if (isDescription(told) && told.issuer === issuer) return told
  } catch {
    // Whatever the error was, there is no usable provider now; the check of a connection tells its owner more.
  }
  return refuse('IDP_UNAVAILABLE')
}

const isDescription = (told: unknown): told is ServerMetadata => typeof told === 'object' && told !== null

export const descriptionAddress = (issuer: string): string => `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

/** A provider's discovery document. Throws if it can't be fetched over a secure connection. */
export async function askForDescription(outbound: Outbound, issuer: string): Promise<{ status: number; text: string }> {
  const address = descriptionAddress(issuer)
  if (!isSafe(address)) throw new Error('the URL isn’t secure')
  const answer = await outbound(address, { headers: { accept: 'application/json' } })
  return { status: answer.status, text: await answer.text() }
}

function keysOf(outbound: Outbound, { jwks_uri: address }: ServerMetadata): JWTVerifyGetKey {
  if (!isSafe(address)) refuse('IDP_UNAVAILABLE')
  return createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutMs, [customFetch]: outbound })
}

/** An unencrypted connection could be read or changed, unless it stays on this machine. */
export function isSafe(address: unknown): address is string {
  if (typeof address !== 'string' || !URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}
