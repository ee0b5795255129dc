import { waitingSeconds } from '@stoa/contract/signing-keys/signing-key'
import { refreshTokenSeconds } from './token-life.ts'

interface Made {
  slot: number
  createdDate: Date
}

/** A site's first key signs at once, for nobody else can; a later one when every process has read it. */
export const signsFrom = ({ slot, createdDate }: Made): Date =>
  slot === 1 ? createdDate : new Date(createdDate.getTime() + waitingSeconds * 1000)

/** Which key signs: the newest that does already, else the oldest. Keys come the newest first. */
export function signingIndex(keys: readonly Made[], now: Date): number {
  const index = keys.findIndex((key) => signsFrom(key) <= now)
  return index === -1 ? keys.length - 1 : index
}

/** Until when something can be good that a key has signed whose successor this is: nothing lives longer than a visitor's refresh token. */
export const verifiesUntil = (successor: Made): Date => new Date(signsFrom(successor).getTime() + refreshTokenSeconds * 1000)
