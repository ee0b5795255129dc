import type { Client } from '@stoa/sdk'

/** Get a proof-of-work captcha: find the number whose hash with the salt equals the challenge. */
export async function getCaptchaChallenge(stoa: Client) {
  const { challenge } = await stoa.signIn.getCaptchaChallenge({})
  return challenge.maxnumber
}
