import type { Client } from '@stoa/sdk'

/** Work for a captcha: find the number whose hash after the salt is the challenge. */
export async function getCaptchaChallenge(stoa: Client) {
  const { challenge } = await stoa.signIn.getCaptchaChallenge({})
  return challenge.maxnumber
}
