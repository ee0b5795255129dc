import { Type } from 'typebox'
import { field, Guid, Instant, maybe, Shape } from '../scalars.ts'

/** WAITING: signs as soon as every process knows it. SIGNING: signs new tokens. RETIRED: tokens that it signed stay valid until they expire. */
export const signingKeyStatuses = ['WAITING', 'SIGNING', 'RETIRED'] as const
export type SigningKeyStatus = (typeof signingKeyStatuses)[number]

/** A key that signs the site's tokens. The key itself is never returned. */
export const SigningKey = Shape({
  id: field(Guid, 'ID of the key, as in the header of the tokens.'),
  status: field(
    Type.Enum([...signingKeyStatuses]),
    'WAITING: signs soon. SIGNING: signs new tokens. RETIRED: its tokens stay valid until they expire.',
  ),
  createdDate: field(Instant, 'When the key was created.'),
  signsFrom: field(Instant, 'When the key began or begins to sign.'),
  verifiesUntil: maybe(Instant, 'For a retired key: until when a token it signed can be valid.'),
})

/** How long a new key waits before it signs, so that every process has read it. */
export const waitingSeconds = 120

/** A retired key is kept for a year, the lifetime of a visitor's refresh token. This is the maximum number of rotations in that time. */
export const signingKeysMax = 60
