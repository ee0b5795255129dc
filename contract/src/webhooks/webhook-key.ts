import { Type } from 'typebox'
import { field, Guid, Instant, maybe, Shape } from '../scalars.ts'
import { webhookKeyStatuses } from './states.ts'

/** A key that signs the events of an app. The private part is never returned. */
export const WebhookKey = Shape({
  id: field(Guid, 'ID of the key, which each token names as `kid`.'),
  status: field(
    Type.Enum([...webhookKeyStatuses]),
    'NEXT: not in use yet. CURRENT: signs. PREVIOUS: was replaced, and is used if a receiver refuses the current one.',
  ),
  publicKey: field(Type.String(), 'The public key as PEM, for the `publicKey` of the packages’ AppStrategy.'),
  createdDate: field(Instant, 'When the key was created.'),
  activatedDate: maybe(Instant, 'When the key began to sign. Absent for the next key.'),
})

const Jwk = Shape({
  kid: field(Guid, 'ID of the key, which each token names as `kid`.'),
  kty: field(Type.Literal('RSA'), 'Type of the key, which is always `RSA`.'),
  alg: field(Type.Literal('RS256'), 'Algorithm that the key signs with, which is always `RS256`.'),
  use: field(Type.Literal('sig'), 'Use of the key, which is always `sig`.'),
  n: field(Type.String(), 'Modulus of the public key, in base64url.'),
  e: field(Type.String(), 'Exponent of the public key, in base64url.'),
})

/** Public keys in the form that JOSE libraries read. */
export const KeySet = Shape({ keys: field(Type.Array(Jwk), 'All keys that an event can be signed with.') })
