import { Type } from 'typebox'
import { field, maybe, Shape } from '../scalars.ts'

/** Problems that a check of a provider can find. */
export const findingCodes = [
  /** Its URL is neither https nor on this machine. */
  'NOT_SAFE',
  /** The URL is in a network that the server doesn't call. */
  'NOT_PUBLIC',
  /** The host name can't be resolved. */
  'NAME_UNKNOWN',
  /** No connection, or it timed out. */
  'NO_ANSWER',
  /** Its certificate isn't trusted. */
  'CERTIFICATE',
  /** There is no discovery document at the URL in `detail`. */
  'NO_DESCRIPTION',
  /** It has a different issuer, which is in `detail`. */
  'OTHER_ISSUER',
  /** Something that a sign-in needs is missing; `detail` says what. */
  'INCOMPLETE',
  /** It doesn't support the code flow. */
  'NO_CODE_FLOW',
  /** It doesn't support any accepted algorithm for ID tokens. */
  'NO_ALGORITHM',
  /** It doesn't announce PKCE. A sign-in still works if the client has a secret. */
  'NO_PKCE',
  /** It rejects the client ID and secret. */
  'CLIENT_REFUSED',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** A finding about a provider. A `warning` doesn't prevent sign-ins. */
export const ConnectionFinding = Shape({
  code: field(Type.Enum([...findingCodes]), 'What is wrong with the provider or the client.'),
  level: field(Type.Enum(['problem', 'warning']), 'Whether it prevents sign-ins or only deserves attention.'),
  detail: maybe(Type.String(), 'The address or value that the finding is about. Absent if there is none.'),
})
