import { createHash, randomBytes } from 'node:crypto'

/** Finds secrets in places where they should not be, such as a repository. */
const prefix = 'stoa_'
const hintLength = 4

export interface NewSecret {
  /** Told once. */
  text: string
  /** Kept. */
  hash: string
  /** Shown, to know the secret again by. */
  hint: string
}

/** 256 random bits. */
export function newSecret(): NewSecret {
  const text = prefix + randomBytes(32).toString('base64url')
  return { text, hash: hashOf(text), hint: text.slice(-hintLength) }
}

/** A secret this long is guessed by nobody, so a fast hash keeps it as well as a slow one (threat Y02). */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
