import { Type } from 'typebox'
import { maybe, Shape } from '../scalars.ts'

/** What can be wrong with a provider, or with what it knows of us. */
export const findingCodes = [
  /** Its address is neither https nor this machine's own. */
  'NOT_SAFE',
  /** The address is of a network that this server does not ask. */
  'NOT_PUBLIC',
  /** Nobody knows a host of that name. */
  'NAME_UNKNOWN',
  /** No connection, or none in time. */
  'NO_ANSWER',
  /** Its certificate is not one that can be trusted. */
  'CERTIFICATE',
  /** Nothing describes a provider there; `detail` is the address. */
  'NO_DESCRIPTION',
  /** It says that it is somebody else; `detail` is who. */
  'OTHER_ISSUER',
  /** It lacks what a sign-in needs; `detail` is what. */
  'INCOMPLETE',
  /** It does not sign in by code. */
  'NO_CODE_FLOW',
  /** It signs ID tokens in no way that is taken here. */
  'NO_ALGORITHM',
  /** It does not say that it knows PKCE; a sign-in works all the same, where a secret is kept. */
  'NO_PKCE',
  /** It refuses client ID and secret. */
  'CLIENT_REFUSED',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** One thing about a provider. What is a `warning` keeps nobody from signing in. */
export const ConnectionFinding = Shape({
  code: Type.Enum([...findingCodes]),
  level: Type.Enum(['problem', 'warning']),
  detail: maybe(Type.String()),
})
