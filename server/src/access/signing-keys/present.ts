import type { SigningKeyStatus } from '@stoa/contract/signing-keys/signing-key'
import { type KeyRow, signingIndex, signsFrom, verifiesUntil } from '../oauth/public.ts'

type PresentedKey = Pick<KeyRow, 'kid' | 'slot' | 'createdDate'>

/** Keys as they are returned, the newest first, without the keys themselves. */
export function presentKeys(keys: readonly PresentedKey[], now: Date) {
  const signing = signingIndex(keys, now)
  return keys.map((key, index) => ({
    id: key.kid,
    status: statusAt(index - signing),
    createdDate: key.createdDate.toISOString(),
    signsFrom: signsFrom(key).toISOString(),
    ...(index > signing ? { verifiesUntil: verifiesUntil(keys[index - 1]!).toISOString() } : {}),
  }))
}

const statusAt = (behindSigning: number): SigningKeyStatus => (behindSigning === 0 ? 'SIGNING' : behindSigning < 0 ? 'WAITING' : 'RETIRED')
