import { waitingSeconds } from '@stoa/contract/signing-keys/signing-key'
import { refreshTokenSeconds } from './token-life.ts'

interface Made {
  slot: number
  createdDate: Date
}

/** A site's first key signs at once, because no other can; a later one once every process has read it. */
export const signsFrom = ({ slot, createdDate }: Made): Date =>
  slot === 1 ? createdDate : new Date(createdDate.getTime() + waitingSeconds * 1000)

/** The key that signs: the newest one that is allowed to, otherwise the oldest. Keys are sorted by newest first. */
export function signingIndex(keys: readonly Made[], now: Date): number {
  const index = keys.findIndex((key) => signsFrom(key) <= now)
  return index === -1 ? keys.length - 1 : index
}

/** Until when tokens of a key can be valid that has been replaced by this one: no token is valid longer than a visitor's refresh token. */
export const verifiesUntil = (successor: Made): Date => new Date(signsFrom(successor).getTime() + refreshTokenSeconds * 1000)
