import { Type } from 'typebox'
import { Guid, Instant, maybe, Shape } from '../scalars.ts'

/** WAITING: known to all processes soon, and signs then. SIGNING: new tokens are signed with it. RETIRED: what it has signed is good until it ends by itself. */
export const signingKeyStatuses = ['WAITING', 'SIGNING', 'RETIRED'] as const
export type SigningKeyStatus = (typeof signingKeyStatuses)[number]

/** A key that signs the site's tokens; itself it is never told. */
export const SigningKey = Shape({
  id: Guid,
  status: Type.Enum([...signingKeyStatuses]),
  createdDate: Instant,
  signsFrom: Instant,
  /** Of a retired key: until when something that it signed can be good. Then the next rotation forgets it. */
  verifiesUntil: maybe(Instant),
})

/** A key that was made begins to sign after this time, when every process has read it. */
export const waitingSeconds = 120

/** A retired key is kept for as long as a visitor's refresh token lives, a year, so this many rotations fit into one. */
export const signingKeysMax = 60
