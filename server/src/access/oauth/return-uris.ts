import type { Violation } from '@stoa/contract/problems'
import { domainOrigin, isSecure } from '../../kernel/web-origins.ts'

/** A mobile app's custom scheme, which begins with a domain of its maker: `com.example.shop`. Schemes that browsers handle contain no dot. */
const ownScheme = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/

type InvalidUri =
  | 'REDIRECT_URI_FORM'
  | 'REDIRECT_URI_SCHEME'
  | 'REDIRECT_URI_PART'
  | 'REDIRECT_URI_SPELLING'
  | 'ALLOWED_REDIRECT_DOMAIN'
  | 'ALLOWED_ORIGIN'

const messages: Readonly<Record<InvalidUri, string>> = {
  REDIRECT_URI_FORM: 'must be a full URL, for example https://shop.example/callback',
  REDIRECT_URI_SCHEME: 'must start with https, http for localhost, or a custom scheme that contains a dot',
  REDIRECT_URI_PART: 'must not contain a fragment, user, backslash, wildcard or double slash in the path',
  REDIRECT_URI_SPELLING: 'must be a normalized URL',
  ALLOWED_REDIRECT_DOMAIN:
    'must be only a lowercase domain, with its port if it isn’t the default one, for example www.shop.example or localhost:3000',
  ALLOWED_ORIGIN: 'must be only a scheme and a host, for example https://shop.example; http only for localhost',
}

/** What is wrong with a redirect URI, if anything. A URI that two programs could parse differently is invalid (threat A17). */
export function invalidUri(uri: string): InvalidUri | undefined {
  if (!URL.canParse(uri)) return 'REDIRECT_URI_FORM'
  const url = new URL(uri)
  const { href, protocol, username, password, pathname } = url
  if (!isSecure(url) && !ownScheme.test(protocol)) return 'REDIRECT_URI_SCHEME'
  const hasPart = /[#\\*]/.test(uri) || username !== '' || password !== '' || pathname.includes('//')
  if (hasPart) return 'REDIRECT_URI_PART'
  return href === uri || href === `${uri}/` ? undefined : 'REDIRECT_URI_SPELLING'
}

const originProblem = (origin: string): InvalidUri | undefined => {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  return url?.origin === origin && isSecure(url) && !origin.includes('*') ? undefined : 'ALLOWED_ORIGIN'
}

const domainProblem = (domain: string): InvalidUri | undefined =>
  domainOrigin(domain) === undefined ? 'ALLOWED_REDIRECT_DOMAIN' : undefined

interface Addresses {
  redirectUris?: readonly string[]
  allowedRedirectDomains?: readonly string[]
  allowedOrigins?: readonly string[]
}

const checks = { redirectUris: invalidUri, allowedRedirectDomains: domainProblem, allowedOrigins: originProblem } as const
const lists = Object.keys(checks) as (keyof typeof checks)[]

/** All violations of a client's redirect URIs, domains and origins. Those that it already has are accepted, however the settings have spelt them. */
export const invalidUris = (asked: Addresses, before: Addresses = {}): Violation[] =>
  lists.flatMap((list) =>
    violationsOf(
      list,
      (asked[list] ?? []).map((address) => (before[list]?.includes(address) ? undefined : checks[list](address))),
    ),
  )

const violationsOf = (list: string, wrongs: readonly (InvalidUri | undefined)[]): Violation[] =>
  wrongs.flatMap((wrong, index) =>
    wrong ? [{ field: `${list}[${index}]`, description: messages[wrong], violatedRule: 'OTHER' as const, ruleName: wrong }] : [],
  )

/** The web origins of redirect URIs. A mobile app's URI has none. */
export const originsOf = (uris: readonly string[]): string[] => [
  ...new Set(uris.filter((uri) => /^https?:\/\//.test(uri) && URL.canParse(uri)).map((uri) => new URL(uri).origin)),
]
