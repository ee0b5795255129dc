import { sign, verify, type KeyObject } from 'node:crypto'

type Claims = Record<string, unknown>

/** A JSON Web Token signed with an Ed25519 key (RFC 7515, RFC 8037). */
export function signJwt(header: Claims, payload: Claims, key: KeyObject): string {
  const content = `${encode(header)}.${encode(payload)}`
  return `${content}.${sign(null, Buffer.from(content), key).toString('base64url')}`
}

/** What a token says. It means nothing until its signature is verified. Undefined if it isn't a token. */
export function readJwt(token: string): { header: Claims; payload: Claims } | undefined {
  const [header, payload, signature, ...rest] = token.split('.')
  if (signature === undefined || rest.length > 0) return undefined
  const [read, claims] = [decode(header!), decode(payload!)]
  return read && claims && { header: read, payload: claims }
}

/** Whether a token was signed with the private part of a key. */
export function isSignedWith(token: string, key: KeyObject): boolean {
  const end = token.lastIndexOf('.')
  return verify(null, Buffer.from(token.slice(0, end)), key, Buffer.from(token.slice(end + 1), 'base64url'))
}

const encode = (value: Claims): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function decode(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null ? (value as Claims) : undefined
  } catch {
    return undefined
  }
}
