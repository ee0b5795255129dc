import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** An answer that only whoever has the Idempotency-Key can read. */
export interface Sealed {
  sealed: string
}

const nonceLength = 12
const tagLength = 16

/** Seals an answer for whoever repeats a request. The key itself is kept nowhere, so the table alone tells nothing. */
export function seal(answer: unknown, sealingKey: Buffer): Sealed {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url') }
}

/** The answer again, to the letter. */
export function unseal({ sealed }: Sealed, sealingKey: Buffer): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, nonceLength))
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  const text = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
  return JSON.parse(text.toString('utf8'))
}

/** Made of the Idempotency-Key and of what it was used for: of the same key for another caller or request nothing is to be learnt. */
export const sealingKeyOf = (key: string, usedFor: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, usedFor, 'stoa idempotency answer', 32))
