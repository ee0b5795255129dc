import { Type } from 'typebox'
import { Shape } from '../scalars.ts'

/** An ALTCHA challenge: find the number up to `maxnumber` for which the SHA-256 of `salt` followed by the number, in hexadecimal, is `challenge`. The token
 *  is the base64 of the JSON of `algorithm`, `challenge`, `number`, `salt` and `signature`. */
export const CaptchaChallenge = Shape({
  algorithm: Type.Enum(['SHA-256']),
  challenge: Type.String(),
  maxnumber: Type.Integer({ minimum: 1 }),
  salt: Type.String(),
  signature: Type.String(),
})
