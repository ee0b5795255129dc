import type { Client } from '@stoa/sdk'

/** Gets a captcha challenge: find the number that, appended to the salt, has the challenge as its hash. */
export async function getCaptchaChallenge(stoa: Client) {
  const { challenge } = await stoa.signIn.getCaptchaChallenge({})
  return challenge.maxnumber
}
