export { callbackAddress } from './callback-address.ts'
export { solvedChallenge } from './captcha.ts'
export { nonceFor } from './present.ts'
export { type Connection, type SignInSettings, signInSettings } from './settings.ts'
