import type { signIn } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { FindingCode } from '@stoa/contract/sign-in/findings'
import { Unreachable, type UnreachableReason } from '../../http/outbound/public.ts'
import type { Outbound } from '../../kernel/outbound.ts'
import type { Connection } from '../sign-in/public.ts'
import { algorithms } from './claims.ts'
import { isClientRefused } from './exchange.ts'
import { askForDescription, descriptionAddress, isSafe } from './provider.ts'

type Finding = ResponseOf<typeof signIn.checkConnection>['findings'][number]

const problem = (code: FindingCode, detail?: string): Finding => ({ code, level: 'problem', ...(detail === undefined ? {} : { detail }) })
const warning = (code: FindingCode): Finding => ({ code, level: 'warning' })

interface ProviderInput {
  issuer: string
  client: Pick<Connection, 'clientId' | 'clientSecret'> | undefined
  redirectUri: string
}

/** Everything about a provider that would prevent sign-ins, as far as it can be checked without one. */
export async function findingsAbout(outbound: Outbound, { issuer, client, redirectUri }: ProviderInput): Promise<Finding[]> {
  if (!isSafe(issuer)) return [problem('NOT_SAFE')]
  const answer = await askForDescription(outbound, issuer).catch(unreachable)
  if ('code' in answer) return [answer]
  const told = answer.status === 200 ? objectIn(answer.text) : undefined
  if (!told) return [problem('NO_DESCRIPTION', descriptionAddress(issuer))]
  if (told.issuer !== issuer) return [problem('OTHER_ISSUER', textOf(told.issuer))]
  const found = findingsIn(told, client?.clientSecret !== undefined)
  if (!client || found.some(({ level }) => level === 'problem')) return found
  const isRefused = await isClientRefused(outbound, { issuer, id: '', name: '', ...client }, redirectUri).catch(() => false)
  return isRefused ? [...found, problem('CLIENT_REFUSED')] : found
}

const codes: Readonly<Record<UnreachableReason, FindingCode>> = {
  ADDRESS: 'NOT_PUBLIC',
  NAME: 'NAME_UNKNOWN',
  CONNECTION: 'NO_ANSWER',
  TIME: 'NO_ANSWER',
  SIZE: 'NO_DESCRIPTION',
  CERTIFICATE: 'CERTIFICATE',
}

function unreachable(error: unknown): Finding {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof Unreachable) return problem(codes[at.reason])
  return problem('NO_ANSWER')
}

const needed = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

/** Compares a provider's metadata with what a sign-in needs. Missing lists have the defaults of OpenID Connect Discovery. */
export function findingsIn(told: Record<string, unknown>, hasSecret: boolean): Finding[] {
  const list = (name: string): unknown[] | undefined => (Array.isArray(told[name]) ? (told[name] as unknown[]) : undefined)
  const found = needed.filter((name) => !isSafe(told[name])).map((name) => problem('INCOMPLETE', name))
  if (list('response_types_supported')?.includes('code') === false) found.push(problem('NO_CODE_FLOW'))
  const signed = list('id_token_signing_alg_values_supported')
  if (signed && !signed.some((one) => algorithms.includes(String(one)))) found.push(problem('NO_ALGORITHM'))
  if (!list('code_challenge_methods_supported')?.includes('S256')) found.push(hasSecret ? warning('NO_PKCE') : problem('NO_PKCE'))
  return found
}

const textLengthMax = 500
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '').slice(0, textLengthMax) : ''

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const told: unknown = JSON.parse(text)
    return typeof told === 'object' && told !== null ? (told as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
