import { Type } from 'typebox'
import { Shape } from '../scalars.ts'

/** Work to be done once, by ALTCHA's rules: find the number up to `maxnumber` whose SHA-256 after `salt`, in hexadecimal, is `challenge`. The token is the base64 of the JSON
 *  of `algorithm`, `challenge`, `number`, `salt` and `signature`. */
export const CaptchaChallenge = Shape({
  algorithm: Type.Enum(['SHA-256']),
  challenge: Type.String(),
  maxnumber: Type.Integer({ minimum: 1 }),
  salt: Type.String(),
  signature: Type.String(),
})
