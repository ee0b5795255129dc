import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** A response that only a caller with the Idempotency-Key can read. */
export interface Sealed {
  sealed: string
}

const nonceLength = 12
const tagLength = 16

/** Encrypts a response for a caller who repeats a request. The key isn't stored, so the table alone reveals nothing. */
export function seal(answer: unknown, sealingKey: Buffer): Sealed {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url') }
}

/** Decrypts a response, unchanged. */
export function unseal({ sealed }: Sealed, sealingKey: Buffer): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, nonceLength))
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  const text = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
  return JSON.parse(text.toString('utf8'))
}

/** Derived from the Idempotency-Key and its use, so that nothing can be learnt about the same key of another caller or request. */
export const sealingKeyOf = (key: string, usedFor: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, usedFor, 'stoa idempotency answer', 32))
