import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { algorithmIds } from '@stoa/contract/recommendations/algorithm'
import { sampleShop } from '@stoa/seed'

/** A call as recorded in the sample shop, for the reference. */
export interface Recording {
  /** The caller. */
  as: 'anonymous' | 'visitor' | 'member' | 'owner'
  request: unknown
  answer: unknown
  /** The error code, if refused. */
  status?: number
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g
const mailDate = /\w{3}, \d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d \+0000/g
const siteSecret = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}/g
const boundTo = /\b(state|nonce|code_challenge|token)=[\w-]{43}(?![\w.-])/g
/** The slug of a member without a nickname. */
const randomSlug = /^member-\d+$/
/** The body of a public key. */
const pem = /(?<=-----BEGIN PUBLIC KEY-----\n)[^-]+/g
const jwt = /\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/g

const seeded = JSON.stringify([sampleShop, algorithmIds, catalogueAppIds])
/** Well-known ids, the same in every shop. */
const isFixed = (id: string): boolean =>
  /^(?:[0-9a-f]0000000-0000-4000-8000|00000000-0000-0000-0000|dead0000)-/.test(id) || seeded.includes(id)

/** Secret or random values, by field name. */
const hidden: Readonly<Record<string, string>> = {
  access_token: '<access token>',
  refresh_token: '<refresh token>',
  sessionToken: '<session token>',
  stateToken: '<state token>',
  verificationId: '<state token>',
  recoveryToken: '<recovery token>',
  oldPassword: '<password>',
  nonce: '<nonce>',
  challenge: '<challenge>',
  salt: '<salt>',
  signature: '<signature>',
  password: '<password>',
  key: '<API key>',
  secret: '<secret>',
  cursor: '<cursor>',
  next: '<cursor>',
  prev: '<cursor>',
  number: '10002',
  orderNumber: '10002',
  n: '<modulus>',
}

/** The recording with everything that varies between runs normalized: ids by order of appearance, times, tokens, cursors. */
export function steady(recording: Recording, { siteId, clientId }: { siteId: string; clientId: string }): Recording {
  const ids = new Map([
    [siteId, '00000000-0000-4000-8000-00000000000a'],
    [clientId, '00000000-0000-4000-8000-000000000001'],
  ])
  const idOf = (id: string): string => {
    if (isFixed(id)) return id
    const known = ids.get(id) ?? `c0ffee00-0000-4000-8000-${String(ids.size - 1).padStart(12, '0')}`
    ids.set(id, known)
    return known
  }
  const textOf = (text: string): string =>
    text
      .replace(/^eyJ[\w+/]+={0,2}$/, '<JSON in base64>')
      .replace(siteSecret, '<secret>')
      .replace(pem, '…\n')
      .replace(jwt, '<token>')
      .replace(boundTo, '$1=<$1>')
      .replace(/^[\w-]{43}$/, '<random>')
      .replace(randomSlug, 'member-10002')
      .replace(mailDate, 'Tue, 12 May 2026 09:10:00 +0000')
      .replace(uuid, idOf)
      .replace(instant, (date) => (seeded.includes(date) ? date : '2026-05-12T09:10:00.000Z'))
  const write = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return hiddenFor(name, value) ?? textOf(value)
    if (name === 'durationMs') return 12
    if (Array.isArray(value)) return value.map((one) => write(one))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [textOf(key), write(inner, key)]))
  }
  return write(recording) as Recording
}

/** Short values of such a field are not secret: `prev: ''`. */
const hiddenFor = (name: string, value: string): string | undefined =>
  value.length >= (shortest[name] ?? 5) && Object.hasOwn(hidden, name) && !/\s/.test(value)
    ? hidden[name]
    : value === ''
      ? ''
      : hiddenAnyway[name]

/** A field of a collection has a `key` too, which is a name. */
const shortest: Readonly<Record<string, number>> = { key: 20 }

const hiddenAnyway: Readonly<Record<string, string>> = { hint: '<end>', password: '<password>', oldPassword: '<password>' }
