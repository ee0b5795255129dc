import { Type } from 'typebox'
import type { Problems } from './call.ts'
import { field, maybeNull, Shape, Text } from './scalars.ts'

/** An ALTCHA challenge: find the number up to `maxnumber` for which the SHA-256 of `salt` followed by the number, in hexadecimal, is `challenge`. The token
 *  is the base64 of the JSON of `algorithm`, `challenge`, `number`, `salt` and `signature`. */
export const CaptchaChallenge = Shape({
  algorithm: field(Type.Enum(['SHA-256']), 'Hash function of the challenge; always SHA-256.'),
  challenge: field(Type.String(), 'The hash to find a number for, in hexadecimal.'),
  maxnumber: field(Type.Integer({ minimum: 1 }), 'The largest number that needs to be tried.'),
  salt: field(Type.String(), 'Text that is put before the number when hashing. It contains the expiry.'),
  signature: field(Type.String(), 'The server’s signature of the challenge, to be sent back unchanged.'),
})

/** Captcha tokens. One element can hold both, under the packages' own names; the site accepts an ALTCHA payload under either (threat A22). */
export const CaptchaTokens = Type.Array(
  Shape({
    Recaptcha: maybeNull(Text(5000), 'Captcha token: the ALTCHA payload in base64.'),
    InvisibleRecaptcha: maybeNull(Text(5000), 'The same token under another name of the packages.'),
    NoCaptcha: maybeNull(Text(5000), 'The same token under another name of the packages.'),
    recaptchaForClientSiteKey: maybeNull(
      Shape({
        token: maybeNull(Text(5000), 'Captcha token: the ALTCHA payload in base64.'),
        siteKeyId: maybeNull(Text(100), 'Key of the captcha that the token is for.'),
      }),
      'Token for a captcha key of the client’s own.',
    ),
  }),
  { maxItems: 10 },
)

export const captchaProblems = {
  '-19971': { status: 400, message: 'The captcha token is missing.' },
  '-19970': { status: 400, message: 'The captcha token is invalid.' },
} as const satisfies Problems
