import type { Client } from '@stoa/sdk'
import type { Captcha } from '@stoa/ui/captcha/use-captcha'
import type { ProviderButton } from './provider-buttons.tsx'

/** The sign-in methods that a page offers. */
export interface SignInMethods {
  /** With a challenge; undefined if the shop requires none. */
  captcha: Captcha | undefined
  buttons: ProviderButton[]
}

export async function signInMethods(client: Client): Promise<SignInMethods> {
  const { options } = await client.signIn.getSignInOptions({})
  const buttons = options.connections.flatMap(({ id, name, label, look }) => (look === 'NONE' ? [] : [{ id, name, label, look }]))
  if (options.captcha === 'OFF') return { captcha: undefined, buttons }
  return { captcha: { mode: options.captcha, challenge: (await client.signIn.getCaptchaChallenge({})).challenge }, buttons }
}
