import { resolve } from 'node:path'
import { Type, type TSchema } from 'typebox'
import * as Value from 'typebox/value'
import { processesByDefault, processesMax } from './process-count.ts'
import { contentOf, isNetwork, jsonOf, listOf, numberOf } from './setting-values.ts'
import { isOnLoopback, smtpUrlOf, type SmtpUrl } from './smtp-url.ts'
import { StartupProblem } from './startup-problem.ts'
import { domainOrigin } from './web-origins.ts'

/** Settings from environment variables. All have defaults, so that the sample shop starts without any. */
export interface Settings {
  port: number
  host: string
  /** Absolute path. */
  dataFolder: string
  /** Replaces the embedded PostgreSQL. */
  databaseUrl?: string
  /** The public URL for people and packages, without a trailing slash. */
  baseUrl: string
  siteId: string
  clientId: string
  ownerEmail: string
  /** Generated and printed once if missing. */
  ownerPassword?: string
  /** An owner's key that is valid from the start. */
  apiKey?: string
  /** Redirect URIs of the sample site's client. */
  redirectUris: string[]
  /** Allowed redirect domains of that client. */
  redirectDomains: string[]
  /** Calls per window, by name of the limit. */
  rateLimits: 'default' | 'off' | Record<string, number>
  /** Addresses or networks whose X-Forwarded-For is trusted. */
  trustedProxies: string[]
  /** Private networks that configured URLs may point to. */
  outboundNetworks: string[]
  role: 'all' | 'api' | 'web' | 'jobs'
  /** How many processes answer requests. */
  processes: number
  /** What a new site has: `history` adds the orders, members and emails of two months to the products of the sample shop. */
  sample?: 'history' | 'products'
  /** How much a site can store in its media library. Unlimited if missing. */
  mediaQuotaBytes?: number
  /** The ffmpeg program, with ffprobe beside it. By default the one on the path, if there is one. */
  ffmpegPath?: string
  /** The mail server; without one, emails stay in the outbox. */
  smtpUrl?: SmtpUrl
  /** `off`: for a server on this machine, or in a trusted network. */
  smtpTls?: 'on' | 'off'
  /** The certificates of a private authority, as PEM. */
  smtpCa?: string
  /** How long to wait for a response of the mail server. */
  smtpTimeoutSeconds?: number
  /** The sender of emails; by default the shop's own address. */
  mailFrom?: string
}

interface Variable {
  name: string
  /** Ends the sentence "NAME must be …". */
  requirement: string
  schema: TSchema
  parse?: (text: string) => unknown
  fallback?: unknown
}

const EMAIL = Type.String({ pattern: '^[^\\s@<>",;:]+@[^\\s@<>",;:]+$', maxLength: 254 })
const GUID = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

const VARIABLES: Record<keyof Settings, Variable> = {
  port: {
    name: 'PORT',
    requirement: 'a port number, 0 to 65535',
    schema: Type.Integer({ minimum: 0, maximum: 65_535 }),
    parse: numberOf,
    fallback: 4400,
  },
  host: {
    name: 'HOST',
    requirement: 'an address or a host name',
    schema: Type.String({ pattern: '^[A-Za-z0-9._:-]+$' }),
    fallback: '127.0.0.1',
  },
  dataFolder: {
    name: 'STOA_DATA',
    requirement: 'a path',
    schema: Type.String(),
    parse: (text) => resolve(text),
    fallback: resolve('.stoa'),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    requirement: 'a URL like postgres://user:password@host:5432/name',
    schema: Type.String({ pattern: '^postgres(ql)?://.' }),
  },
  baseUrl: {
    name: 'STOA_BASE_URL',
    requirement: 'an http(s) URL without a path, like https://shop.example',
    schema: Type.String({ pattern: '^https?://[^/?#\\s]+$' }),
    parse: (text) => text.replace(/\/$/, ''),
  },
  siteId: { name: 'STOA_SITE_ID', requirement: 'a lowercase GUID', schema: GUID, fallback: '00000000-0000-4000-8000-00000000000a' },
  clientId: { name: 'STOA_CLIENT_ID', requirement: 'a lowercase GUID', schema: GUID, fallback: '00000000-0000-4000-8000-000000000001' },
  ownerEmail: {
    name: 'STOA_OWNER_EMAIL',
    requirement: 'an email address',
    schema: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', maxLength: 254 }),
    parse: (text) => text.normalize('NFC').toLowerCase(),
    fallback: 'owner@stoa.example',
  },
  ownerPassword: {
    name: 'STOA_OWNER_PASSWORD',
    requirement: '8 to 256 characters long',
    schema: Type.String({ minLength: 8, maxLength: 256 }),
  },
  apiKey: { name: 'STOA_API_KEY', requirement: '8 to 4096 visible characters', schema: Type.String({ pattern: '^[!-~]{8,4096}$' }) },
  redirectUris: {
    name: 'STOA_REDIRECT_URIS',
    requirement: 'absolute URLs, separated by commas',
    schema: Type.Array(Type.String({ pattern: '^(?!javascript:|data:)[A-Za-z][A-Za-z0-9+.-]*://[^\\s#]+$' })),
    parse: listOf,
    fallback: [],
  },
  redirectDomains: {
    name: 'STOA_REDIRECT_DOMAINS',
    requirement:
      'lowercase domains like www.shop.example or localhost:3000, or origins like https://shop.example, separated by commas; ' +
      'http only for localhost, and no default ports',
    schema: Type.Array(Type.Refine(Type.String(), (domain) => domainOrigin(domain) !== undefined)),
    parse: listOf,
    fallback: [],
  },
  rateLimits: {
    name: 'STOA_RATE_LIMITS',
    requirement: '"default", "off" or JSON like {"payments": 60}, the calls allowed per window',
    schema: Type.Union([Type.Enum(['default', 'off']), Type.Record(Type.String(), Type.Integer({ minimum: 0 }))]),
    parse: (text) => (text.startsWith('{') ? jsonOf(text) : text),
    fallback: 'default',
  },
  trustedProxies: {
    name: 'STOA_TRUSTED_PROXIES',
    requirement: 'addresses or networks like 10.0.0.0/8, separated by commas ("loopback", "linklocal" and "uniquelocal" are allowed)',
    schema: Type.Array(
      Type.String({ pattern: '^(loopback|linklocal|uniquelocal|[0-9.]{7,15}(/\\d{1,2})?|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*(/\\d{1,3})?)$' }),
    ),
    parse: listOf,
    fallback: [],
  },
  outboundNetworks: {
    name: 'STOA_OUTBOUND_NETWORKS',
    requirement: 'addresses or networks like 10.0.0.0/8, separated by commas',
    schema: Type.Array(Type.Refine(Type.String(), isNetwork)),
    parse: listOf,
    fallback: [],
  },
  sample: {
    name: 'STOA_SAMPLE',
    requirement: '"history" or "products"',
    schema: Type.Enum(['history', 'products']),
    fallback: 'history',
  },
  role: {
    name: 'STOA_ROLE',
    requirement: '"all", "api", "web" or "jobs"',
    schema: Type.Enum(['all', 'api', 'web', 'jobs']),
    fallback: 'all',
  },
  processes: {
    name: 'STOA_PROCESSES',
    requirement: `a number of processes, 1 to ${processesMax}`,
    schema: Type.Integer({ minimum: 1, maximum: processesMax }),
    parse: numberOf,
    fallback: processesByDefault,
  },
  mediaQuotaBytes: {
    name: 'STOA_MEDIA_QUOTA_MB',
    requirement: 'a number of megabytes, 1 to 100000000',
    schema: Type.Integer({ minimum: 1_000_000, maximum: 100_000_000_000_000 }),
    parse: (text) => (numberOf(text) ?? Number.NaN) * 1_000_000,
  },
  ffmpegPath: { name: 'STOA_FFMPEG', requirement: 'the path of the ffmpeg program', schema: Type.String({ minLength: 1 }) },
  smtpUrl: {
    name: 'STOA_SMTP_URL',
    requirement: 'a URL like smtps://user:password@mail.example or smtp://mail.example:587, with special characters percent-encoded',
    schema: Type.Object({}),
    parse: smtpUrlOf,
  },
  smtpTls: { name: 'STOA_SMTP_TLS', requirement: '"on" or "off"', schema: Type.Enum(['on', 'off']) },
  smtpCa: {
    name: 'STOA_SMTP_CA',
    requirement: 'the path of a readable PEM file with certificates',
    schema: Type.String({ pattern: '-----BEGIN CERTIFICATE-----' }),
    parse: contentOf,
  },
  smtpTimeoutSeconds: {
    name: 'STOA_SMTP_TIMEOUT',
    requirement: 'a number of seconds, 1 to 60',
    schema: Type.Integer({ minimum: 1, maximum: 60 }),
    parse: numberOf,
  },
  mailFrom: { name: 'STOA_MAIL_FROM', requirement: 'an email address', schema: EMAIL },
}

/** Reads the settings, or reports all invalid ones at once. Values are not repeated because some are secret. An empty variable counts as missing. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = []
  const entries = Object.entries(VARIABLES).map(([key, { name, requirement, schema, parse, fallback }]) => {
    const text = env[name]?.trim() ? env[name] : undefined
    const value = text ? (parse ? parse(text) : text) : fallback
    if (text && !Value.Check(schema, value)) problems.push(`  ${name} must be ${requirement}`)
    return [key, value]
  })
  const settings = Object.fromEntries(entries) as Settings
  problems.push(...combinationProblems(settings))
  if (problems.length > 0)
    throw new StartupProblem(`Invalid environment variables\n${problems.join('\n')}`, 'Correct or unset them, then try again.')
  return { ...settings, baseUrl: settings.baseUrl ?? ownAddress(settings) }
}

/** A password is never sent unencrypted over a network. */
const combinationProblems = ({ smtpUrl, smtpTls }: Settings): string[] =>
  smtpTls === 'off' && smtpUrl?.login && !isOnLoopback(smtpUrl)
    ? ['  STOA_SMTP_TLS must be "on" if STOA_SMTP_URL has a password for another machine']
    : []

const ownAddress = ({ host, port }: Settings): string => {
  const name = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
