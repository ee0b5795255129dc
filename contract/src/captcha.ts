import { Type } from 'typebox'
import type { Problems } from './call.ts'
import { maybeNull, Shape, Text } from './scalars.ts'

/** An ALTCHA challenge: find the number up to `maxnumber` for which the SHA-256 of `salt` followed by the number, in hexadecimal, is `challenge`. The token
 *  is the base64 of the JSON of `algorithm`, `challenge`, `number`, `salt` and `signature`. */
export const CaptchaChallenge = Shape({
  algorithm: Type.Enum(['SHA-256']),
  challenge: Type.String(),
  maxnumber: Type.Integer({ minimum: 1 }),
  salt: Type.String(),
  signature: Type.String(),
})

/** Captcha tokens. One element can hold both, under the packages' own names; the site accepts an ALTCHA payload under either (threat A22). */
export const CaptchaTokens = Type.Array(
  Shape({
    Recaptcha: maybeNull(Text(5000)),
    InvisibleRecaptcha: maybeNull(Text(5000)),
    NoCaptcha: maybeNull(Text(5000)),
    recaptchaForClientSiteKey: maybeNull(Shape({ token: maybeNull(Text(5000)), siteKeyId: maybeNull(Text(100)) })),
  }),
  { maxItems: 10 },
)

export const captchaProblems = {
  '-19971': { status: 400, message: 'The captcha token is missing.' },
  '-19970': { status: 400, message: 'The captcha token is invalid.' },
} as const satisfies Problems
