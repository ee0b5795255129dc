import { createHash, randomBytes } from 'node:crypto'

/** A prefix by which scanners find secrets where they shouldn't be, such as in a repository. */
const prefix = 'stoa_'
const hintLength = 4

export interface NewSecret {
  /** Returned once. */
  text: string
  /** Stored. */
  hash: string
  /** Shown, to recognise the secret. */
  hint: string
}

/** 256 random bits. */
export function newSecret(): NewSecret {
  const text = prefix + randomBytes(32).toString('base64url')
  return { text, hash: hashOf(text), hint: text.slice(-hintLength) }
}

/** A secret of this length can't be guessed, so a fast hash is as safe as a slow one (threat Y02). */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
